// Puzzles: the themes, or one of them on the board.

import './puzzles.css'
import type { Route } from '../route.ts'
import { Solving } from './solving.tsx'
import { PuzzleThemes } from './themes.tsx'

export function PuzzlesScreen({ route: { puzzle, theme } }: { route: Route & { screen: 'puzzles' } }) {
  return puzzle === null ? <PuzzleThemes /> : <Solving key={`${puzzle} ${theme}`} address={puzzle} theme={theme} />
}
