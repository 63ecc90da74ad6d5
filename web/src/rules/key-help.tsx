// The list of keyboard shortcuts.

import { help } from '../board/keys.ts'
import { letterKeys } from '../settings.ts'
import { say } from '../words.ts'

export function KeyHelp() {
  const shown = help.filter(({ letter }) => letterKeys.value || !letter)
  return (
    <section class="chapter key-list">
      <h3>{say('page-keys')}</h3>
      <dl>
        {shown.map(({ keys, what }) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{say(`page-keys-${what}`)}</dd>
          </div>
        ))}
      </dl>
      {!letterKeys.value && <p>{say('page-keys-off')}</p>}
    </section>
  )
}
