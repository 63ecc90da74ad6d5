// What is agreed at a table, in words.

import { may } from '../permission.ts'
import type { TableInfo } from '../wire.ts'
import { say } from '../words.ts'
import type { TableState } from './follow.ts'
import type { Session } from './session.ts'

export function Agreed({ session, state }: { session: Session; state: TableState }) {
  const { table, present } = state
  const host = may(state, 'spectators')
  const inviting = may(state, 'invite-only')
  return (
    <section class="agreed" aria-label={say('page-room-agreed')}>
      <ul>
        {linesOf(table).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {present.spectators > 0 && <li>{say('page-room-look', { count: present.spectators })}</li>}
        {!host && <li>{say(table.spectators ? 'page-room-allow' : 'page-room-forbid')}</li>}
        {!inviting && table.invite_only && <li>{say('page-invite-only')}</li>}
      </ul>
      {(host || inviting) && (
        <div class="checks">
          {host && (
            <Switch
              label={say('page-room-allow')}
              on={table.spectators}
              onChange={(allowed) => session.want({ kind: 'spectators', allowed })}
            />
          )}
          {inviting && (
            <Switch
              label={say('page-invite-only')}
              on={table.invite_only}
              onChange={(on) => session.want({ kind: 'invite-only', on })}
            />
          )}
        </div>
      )}
    </section>
  )
}

function Switch({ label, on, onChange }: { label: string; on: boolean; onChange: (on: boolean) => void }) {
  return (
    <label class="check">
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  )
}

function linesOf({ rules, talk, guard, clock, hints }: TableInfo): string[] {
  const duel = rules.game === 'face-to-face'
  const lines = [say(duel ? 'page-room-talk-duel' : 'page-room-talk', { talk })]
  if (talk === 'chat' && guard) lines.push(say('page-room-guard'))
  lines.push(say(hints ? 'page-room-hints' : 'page-room-no-hints'))
  if (rules.hand_size !== undefined) lines.push(say('page-room-hand', { cards: rules.hand_size }))
  if (rules.minimum !== undefined) lines.push(say('page-room-minimum', { cards: rules.minimum }))
  const late = duel && clock?.loses ? 'page-room-clock-loses' : 'page-room-clock'
  if (clock) lines.push(say(late, { seconds: clock.seconds }))
  return rules.seats === 1 ? lines.slice(1) : lines
}
