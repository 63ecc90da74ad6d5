import type { Route } from '../route.ts'

/** What tells one screen from another: another moment of the same replay is the same place. */
export function place(shown: Route): string {
  switch (shown.screen) {
    case 'table':
      return `table ${shown.id}`
    case 'replay':
      return shown.table ? `replay ${shown.table.id} ${shown.table.game}` : 'replay'
    case 'rules':
      return `rules ${shown.game}`
    default:
      return shown.screen
  }
}

/** Gives the window a title. */
export function entitle(title: string): void {
  document.title = title
}
