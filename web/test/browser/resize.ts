// Windows that change their size while a page is open.

import type { Page } from '@playwright/test'

/**
 * Gives the window another size, and waits until the page has adapted to it. The browser lays out the page for the new
 * size before it tells the page's scripts: whoever measures in between sees menus where the old size had them.
 */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  await adapted(page, width)
}

/** Waits until the page is this wide and its scripts have reacted to that. */
export async function adapted(page: Page, width: number): Promise<void> {
  await page.waitForFunction((width) => document.documentElement.clientWidth === width, width)
  await drawn(page)
}

/** Waits until the page has drawn what it knows now, and what its scripts changed because of that. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Events of the window and of media queries come before the first of these callbacks, effects before the second.
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
  })
}
