// The link for friends.

import type { ComponentChildren } from 'preact'
import { useCopy } from '../copy.ts'
import { say } from '../words.ts'
import type { TableState } from './follow.ts'
import { linkTo } from './invite-code.ts'
import { onlyHere } from './only-here.ts'
import type { Session } from './session.ts'

interface Props {
  session: Session
  state: TableState
  /** The table. */
  id: string
}

/** At a table where one must be invited, only the host has a link that others can sit down with. */
export function InviteLink({ session, state: { table, you }, id }: Props) {
  if (table.invite_only && you.invite === undefined) return null
  return (
    <FriendsLink link={linkTo(id, you.invite)}>
      {table.invite_only && (
        <div class="invite-note">
          <p>{say('page-room-invite-note')}</p>
          <button type="button" class="button" onClick={() => session.want({ kind: 'invite-only', on: true })}>
            {say('page-room-invite-new')}
          </button>
        </div>
      )}
    </FriendsLink>
  )
}

function FriendsLink({ link, children }: { link: string; children: ComponentChildren }) {
  const [words, take] = useCopy(() => link)
  return (
    <div class="invite">
      <label for="invite-link">{say('page-room-link')}</label>
      <div class="row">
        <input id="invite-link" readOnly value={link} data-link="" onFocus={(event) => event.currentTarget.select()} />
        <button type="button" class="button" onClick={take}>
          {words}
        </button>
        {'share' in navigator && (
          <button type="button" class="button" onClick={() => share(link)}>
            {say('page-room-share')}
          </button>
        )}
      </div>
      {children}
      {onlyHere(new URL(link).hostname) && <OnlyHere />}
    </div>
  )
}

/** What lets others in. */
const FOR_OTHERS = 'tenback serve --lan'

function OnlyHere() {
  const [before, after] = say('page-room-only-here', { command: FOR_OTHERS }).split(FOR_OTHERS)
  return (
    <p class="only-here">
      {before}
      <code>{FOR_OTHERS}</code>
      {after}
    </p>
  )
}

function share(url: string): void {
  // Who changes their mind is no error.
  navigator.share({ title: 'Tenback', url }).catch(() => undefined)
}
