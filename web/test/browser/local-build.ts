// The page as it was last built in web/dist, in place of the one inside the program: for who works on the page and does
// not want to build the program for every change. Use it with `PAGE_DRAFT=1 npm run test:browser`.

import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'

/** Answers with files of web/dist, if asked to. */
export async function useDraft(context: BrowserContext): Promise<void> {
  if (!process.env.PAGE_DRAFT) return
  const folder = join(process.cwd(), 'dist')
  // A page that no server has sent counts as one from the internet: it would have to ask before it speaks to this machine.
  await context.grantPermissions(['local-network-access'])
  await context.route(
    (url) => !url.pathname.startsWith('/api/'),
    (route) => {
      const path = join(folder, new URL(route.request().url()).pathname)
      const file = existsSync(path) && statSync(path).isFile() ? path : join(folder, 'index.html')
      return route.fulfill({ path: file })
    },
  )
}
