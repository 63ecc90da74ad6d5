// The sign of a verdict, with its word for those who cannot see it.

import './mark.css'
import type { Verdict } from '../wire.ts'
import { say } from '../words.ts'
import { signs } from './verdicts.ts'

export function Mark({ verdict }: { verdict: Verdict }) {
  const word = say('review-verdict', { verdict })
  return (
    <span class="judged" data-verdict={verdict} title={word}>
      <span aria-hidden="true">{signs[verdict]}</span>
      <span class="unseen">{word}</span>
    </span>
  )
}
