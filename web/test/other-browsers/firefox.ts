// Firefox, through Marionette: the protocol it speaks itself, without geckodriver between.
// https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { type Command, type Connection, Window } from './window.ts'

const names: Record<Command, string> = {
  navigate: 'WebDriver:Navigate',
  execute: 'WebDriver:ExecuteScript',
  'perform-actions': 'WebDriver:PerformActions',
}

export async function openFirefox(): Promise<Window> {
  const profile = mkdtempSync(join(tmpdir(), 'tenback-firefox-'))
  const preferences = { 'marionette.port': 0, 'intl.accept_languages': 'en', 'ui.prefersReducedMotion': 1 }
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`)
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile]
  const child = spawn(process.env.FIREFOX ?? '/usr/bin/firefox-esr', args, { stdio: 'ignore' })
  const exited = once(child, 'exit')
  // If it cannot be used, nobody closes it.
  process.once('exit', () => child.kill('SIGKILL'))
  // Firefox writes down which port it was given.
  const file = join(profile, 'MarionetteActivePort')
  const port = () => Number(existsSync(file) ? readFileSync(file, 'utf8') : 0)
  await expect.poll(port, { timeout: 60_000 }).toBeGreaterThan(0)
  const marionette = new Marionette(connect(port(), '127.0.0.1'))
  await marionette.call('WebDriver:NewSession', { capabilities: { alwaysMatch: {} } })
  return new Window({
    send: async (command, parameters) => {
      const answer = await marionette.call(names[command], parameters)
      return (answer as { value?: unknown } | null)?.value
    },
    close: async () => {
      child.kill()
      await exited
      rmSync(profile, { recursive: true, force: true })
    },
  } satisfies Connection)
}

type Answer = [type: 1, id: number, fault: { error: string; message: string } | null, value: unknown]

/** Messages are JSON with their length before them: `7:[0,1,…]`. */
class Marionette {
  private received = Buffer.alloc(0)
  private calls = 0
  private readonly waiting = new Map<number, (answer: Answer) => void>()

  constructor(private readonly socket: Socket) {
    socket.on('data', (part) => {
      this.received = Buffer.concat([this.received, part])
      while (this.readMessage());
    })
  }

  async call(name: string, parameters: object): Promise<unknown> {
    this.calls += 1
    const id = this.calls
    const text = JSON.stringify([0, id, name, parameters])
    const answered = new Promise<Answer>((resolve) => this.waiting.set(id, resolve))
    this.socket.write(`${Buffer.byteLength(text)}:${text}`)
    const [, , fault, value] = await answered
    if (fault) throw new Error(`${name}: ${fault.error}: ${fault.message}`)
    return value
  }

  /** Reads one message, if all of it has arrived. */
  private readMessage(): boolean {
    const colon = this.received.indexOf(':')
    const end = colon + 1 + Number(this.received.subarray(0, Math.max(colon, 0)).toString())
    if (colon < 0 || this.received.length < end) return false
    const message = JSON.parse(this.received.subarray(colon + 1, end).toString())
    this.received = this.received.subarray(end)
    // The first message is a greeting; all others are answers.
    if (Array.isArray(message)) this.waiting.get(message[1])?.(message as Answer)
    return true
  }
}
