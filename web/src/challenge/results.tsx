// How everybody did with the same cards.

import { resultWords } from '../result-words.ts'
import { personName } from '../sitter-name.ts'
import type { ChallengeResult, Game } from '../wire.ts'
import { language, say } from '../words.ts'

interface Props {
  game: Game
  /** Whether they are results of two opponents each. */
  duel: boolean
  results: readonly ChallengeResult[]
}

export function Results({ game, duel, results }: Props) {
  return (
    <section aria-labelledby="results">
      <h2 id="results">{say('page-challenge-results')}</h2>
      <table class="ranking" aria-labelledby="results">
        <thead>
          <tr>
            <th scope="col">{say('page-challenge-who')}</th>
            <th scope="col">{say('page-challenge-result')}</th>
            <th scope="col">
              <span class="unseen">{say('page-challenge-record')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {results.map((result, at) => (
            <Row key={at} game={game} result={result} />
          ))}
        </tbody>
      </table>
      {duel && <p class="quiet">{say('page-challenge-named-first')}</p>}
    </section>
  )
}

function Row({ game, result }: { game: Game; result: ChallengeResult }) {
  const { names, you, first, unranked, record } = result
  const who = new Intl.ListFormat(language.value, { type: 'conjunction' }).format(names.map(personName))
  const marks = [
    you && say('page-challenge-you'),
    first && say('page-challenge-first'),
    unranked && say('page-challenge-unranked'),
  ].filter((mark) => mark !== false)
  return (
    <tr class={you ? 'you' : ''}>
      <th scope="row">
        {who}
        {marks.length > 0 && <small>{marks.join(' · ')}</small>}
      </th>
      <td>{resultWords(game, result)}</td>
      <td>
        {record !== undefined && (
          <a href={record} aria-label={say('page-challenge-replay-of', { names: who })}>
            {say('page-challenge-replay')}
          </a>
        )}
      </td>
    </tr>
  )
}
