// Whether everything on a screen can be read: nothing is cut off, nothing lies beside the screen, nothing is unsaid.

import type { Page } from '@playwright/test'

/** What is shortened on purpose, with the whole of it said elsewhere, and what scrolls by itself. */
const INTENDED = [
  '.unseen',
  '.mate-name *',
  '.across-name',
  '.what *',
  '.me *',
  '.log',
  'input',
  'select',
  'svg',
  '.turn-list .who',
  '.holder .name',
  '.story',
  '.chart',
]

/** What is wrong with how the screen fits, in a line each. */
export async function misfits(page: Page): Promise<string[]> {
  return page.evaluate((intended) => {
    const wrong: string[] = []
    // The lines that join two cards reach beyond the card they start at.
    const joins = [...document.querySelectorAll<HTMLElement>('.arc')]
    for (const line of joins) line.style.display = 'none'
    const across = document.scrollingElement?.scrollWidth ?? 0
    // Not the inner width of the window: a phone zooms out to show all of a page that is too wide.
    const screen = document.documentElement.clientWidth
    if (across > screen) wrong.push(`the page is ${across} wide, the screen ${screen}`)
    const about = (element: Element) => {
      const kind = element.getAttribute('class') ?? ''
      return `${element.localName}.${kind.replaceAll(' ', '.')}: ${(element.textContent ?? '').trim().slice(0, 60)}`
    }
    // A pixel more is rounding.
    const cut = (element: Element) => {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element)
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      const wide = element.scrollWidth > element.clientWidth + 1
      const high = element.scrollHeight > element.clientHeight + 1
      return ((hides(overflowX) || textOverflow === 'ellipsis') && wide) || (hides(overflowY) && high)
    }
    // A word that is longer than its box sticks out of it.
    const sticksOut = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (left < -1 || right > screen + 1)
    }
    const unseen = (element: Element) => {
      const { clipPath, visibility, display } = getComputedStyle(element)
      return clipPath !== 'none' || visibility === 'hidden' || display === 'none'
    }
    const spilt = (element: Element) =>
      element.matches('button, .action, .press, .mate, .pile, .pile-head, .face, td, th, li, label, summary') &&
      element.clientWidth > 0 &&
      element.scrollWidth > element.clientWidth + 2
    for (const element of document.body.querySelectorAll('*')) {
      if (intended.some((selector) => element.closest(selector)) || unseen(element)) continue
      if (element.closest('.unseen, [hidden], .skip') || element.getClientRects().length === 0) continue
      if (cut(element)) wrong.push(`cut off: ${about(element)}`)
      else if (spilt(element)) wrong.push(`spills over: ${about(element)}`)
      else if (sticksOut(element)) wrong.push(`beside the screen: ${about(element)}`)
    }
    for (const line of joins) line.style.display = ''
    return wrong
  }, INTENDED)
}

/** Names of messages that stand where their texts should. */
export async function unsaid(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = [document.title]
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walk.nextNode()) {
      // Nobody reads scripts, and the names of files in them can look like those of messages.
      if (!walk.currentNode.parentElement?.closest('script')) texts.push(walk.currentNode.nodeValue ?? '')
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) texts.push(element.getAttribute(name) ?? '')
    return texts.filter((text) =>
      /\b(page|rules|ending|event|command|level|game)-[a-z]+(-[a-z]+)*\b|\{\s*\$/.test(text),
    )
  })
}

/** What of these is not in sight without scrolling. */
export async function outOfSight(page: Page, ...what: string[]): Promise<string[]> {
  return page.evaluate((what) => {
    const seen = (element: Element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect()
      return top >= 0 && left >= 0 && bottom <= innerHeight + 1 && right <= innerWidth + 1
    }
    scrollTo(0, 0)
    return what.filter((selector) => {
      const all = [...document.querySelectorAll(selector)]
      return all.length === 0 || !all.every(seen)
    })
  }, what)
}

/** What of these lies under or over others. */
export async function covered(page: Page, what: string, others: string): Promise<string[]> {
  return page.evaluate(
    ([what, others]) => {
      const all = (selector: string) => [...document.querySelectorAll(selector)]
      const meets = (one: Element, other: Element) => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
        const sizes = [a, b].every(({ width, height }) => width > 0 && height > 0)
        return sizes && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
      }
      if (all(what).length === 0 || all(others).length === 0) throw new Error(`no ${what} or no ${others}`)
      return all(what).flatMap((one) =>
        all(others)
          .filter((other) => other !== one && meets(one, other))
          .map((other) => `${what} ${one.textContent} and ${others} ${other.textContent}`),
      )
    },
    [what, others] as const,
  )
}

/** What a player needs at once. */
export const BOARD = ['.pile', '.held', '.actions button']
