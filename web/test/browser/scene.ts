// Somebody in front of a screen, with friends where a screen needs them.

import type { NewGuest } from './fixtures.ts'
import type { Guest } from './guest.ts'
import { introduce } from './midgame.ts'

export class Scene {
  private readonly friends: Guest[] = []

  constructor(
    private readonly newGuest: NewGuest,
    readonly guest: Guest,
  ) {}

  /** A friend with a browser of their own, who has not opened a page yet. */
  async friend(name: string): Promise<Guest> {
    const friend = await this.newGuest()
    await introduce(friend, name)
    this.friends.push(friend)
    return friend
  }

  /** The friends close their browsers. */
  async leave(): Promise<void> {
    for (const { context } of this.friends.splice(0)) await context.close()
  }
}

/** A screen, and how one gets there. */
export interface Screen {
  name: string
  open: (scene: Scene) => Promise<void>
}
