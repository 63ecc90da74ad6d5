// What stands around every screen.

import { announcement } from '../announce.ts'
import { Home } from '../home/home.tsx'
import { route } from '../route.ts'
import { TableScreen } from '../table/screen.tsx'

export function Frame() {
  return (
    <>
      <Screen />
      <div class="unseen" role="status" aria-live="polite">
        {announcement}
      </div>
    </>
  )
}

function Screen() {
  const shown = route.value
  switch (shown.screen) {
    case 'table':
      return <TableScreen key={shown.id} id={shown.id} />
    default:
      return <Home />
  }
}
