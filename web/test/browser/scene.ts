// Somebody before a screen, with friends where a screen needs them.

import type { Browser, BrowserContextOptions } from 'playwright-core'
import { Guest } from './guest.ts'
import type { House } from './house.ts'
import { introduce } from './midgame.ts'

export class Scene {
  private readonly friends: Guest[] = []

  private constructor(
    readonly browser: Browser,
    readonly house: House,
    readonly guest: Guest,
  ) {}

  static async set(browser: Browser, house: House, options: BrowserContextOptions = {}): Promise<Scene> {
    return new Scene(browser, house, await Guest.arrive(browser, house, options))
  }

  /** A friend with a browser of their own, who has not seen a page yet. */
  async friend(name: string): Promise<Guest> {
    const friend = await Guest.arrive(this.browser, this.house)
    await introduce(friend, name)
    this.friends.push(friend)
    return friend
  }

  /** The friends go away. */
  async leave(): Promise<void> {
    for (const { context } of this.friends.splice(0)) await context.close()
  }

  async end(): Promise<void> {
    await this.leave()
    await this.guest.context.close()
  }
}

/** What was set up once is used for as long as it takes, and taken away afterwards. */
export async function inScene<T>(
  browser: Browser,
  house: House,
  options: BrowserContextOptions,
  what: (scene: Scene) => Promise<T>,
): Promise<T> {
  const scene = await Scene.set(browser, house, options)
  try {
    return await what(scene)
  } finally {
    await scene.end()
  }
}
