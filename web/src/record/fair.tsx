// Shows whether the deal matches its commitment, with an explanation.

import './fair.css'
import { useEffect, useState } from 'preact/hooks'
import { server } from '../server.ts'
import { say } from '../words.ts'
import { type Check, check, promised } from './commitment.ts'

type State = 'checking' | 'unknown' | Check

/** `told`: the commitment announced before the deal, if this page received it. */
export function Fair({ record, told }: { record: string; told?: string | undefined }) {
  const [state, setState] = useState<State>('checking')
  useEffect(() => {
    let current = true
    look(record, told).then((found) => {
      if (current) setState(found)
    })
    return () => {
      current = false
    }
  }, [record, told])
  return <FairDeal state={state} seal={promised(record)?.commitment} />
}

/** Over plain HTTP there is no `crypto.subtle`: then the server checks. */
async function look(record: string, told: string | undefined): Promise<State> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined
  const ask = async (text: string) => (await server.replay({ record: text })).commitment
  const found = await check(record, told, subtle, ask).catch(() => undefined)
  return found ?? 'unknown'
}

function FairDeal({ state, seal }: { state: State; seal: string | undefined }) {
  const word = typeof state === 'string' ? state : state.kept ? 'kept' : 'broken'
  return (
    <details class={`fair ${word}`} data-fair={word}>
      <summary>
        <span class="verdict" aria-hidden="true">
          {{ kept: '✓', broken: '!', unknown: '–', checking: '…' }[word]}
        </span>{' '}
        {say('page-fair', { check: word })}
      </summary>
      <p>{say('page-fair-why')}</p>
      {word === 'broken' && <p>{say('page-fair-broken')}</p>}
      {word === 'unknown' && <p>{say('page-fair-unknown')}</p>}
      {typeof state === 'object' && state.kept && <p>{say('page-fair-who', { by: state.by })}</p>}
      {seal && (
        <p>
          {say('page-fair-seal')} <code>{seal}</code>
        </p>
      )}
    </details>
  )
}
