// The listed games as files.

import { say } from '../words.ts'

const formats = { tgn: '.tgn', csv: 'CSV', json: 'JSON' } as const

export function Export({ query }: { query: string }) {
  return (
    <nav class="export" aria-label={say('page-history-export')}>
      <span aria-hidden="true">{say('page-history-export')}</span>
      {(['tgn', 'csv', 'json'] as const).map((format) => (
        <a
          key={format}
          href={`/api/me/games/export?format=${format}${query === '' ? '' : `&${query}`}`}
          download={`tenback-games.${format}`}
        >
          {formats[format]}
        </a>
      ))}
    </nav>
  )
}
