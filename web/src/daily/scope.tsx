// Whose ranking is shown: everybody's, or that of one's friends.

import type { Group } from '../wire.ts'
import { say } from '../words.ts'

interface Props {
  groups: readonly Group[]
  /** The id of a group; nothing for everybody. */
  chosen: string | undefined
  choose: (group: string | undefined) => void
}

export function ScopeSelect({ groups, chosen, choose }: Props) {
  if (groups.length === 0) {
    return (
      <a class="make-group" href="/groups">
        {say('page-daily-make-group')}
      </a>
    )
  }
  return (
    <label class="choice">
      <span>{say('page-daily-among')}</span>
      <select value={chosen ?? ''} onChange={(event) => choose(event.currentTarget.value || undefined)}>
        <option value="">{say('page-daily-everybody')}</option>
        {groups.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
