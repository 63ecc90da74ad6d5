// WebKit, as Debian builds it for GTK: through its driver, on a screen that nobody sees.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect } from '@playwright/test'
import { portOf } from '../browser/relay.ts'
import { type Command, type Connection, Window } from './window.ts'

const paths: Record<Command, string> = { navigate: 'url', execute: 'execute/sync', 'perform-actions': 'actions' }

export async function openWebKit(): Promise<Window> {
  const port = await freePort()
  const driver = process.env.WEBKIT_DRIVER ?? '/usr/bin/WebKitWebDriver'
  const env = { ...process.env, LANG: 'en_US.UTF-8', LANGUAGE: 'en', WEBKIT_DISABLE_COMPOSITING_MODE: '1' }
  // A process group of its own: the screen, the driver and the browser are ended together.
  const child = spawn('xvfb-run', ['--auto-servernum', driver, `--port=${port}`], {
    env,
    stdio: 'ignore',
    detached: true,
  })
  const exited = once(child, 'exit')
  const end = (signal: NodeJS.Signals) => {
    const runs = child.exitCode === null && child.signalCode === null
    if (child.pid && runs) process.kill(-child.pid, signal)
  }
  // If it cannot be used, nobody closes it.
  process.once('exit', () => end('SIGKILL'))
  const address = `http://127.0.0.1:${port}`
  const ready = () =>
    fetch(`${address}/status`)
      .then(({ ok }) => ok)
      .catch(() => false)
  await expect.poll(ready, { timeout: 60_000 }).toBe(true)
  const { sessionId } = (await call(`${address}/session`, { capabilities: { alwaysMatch: {} } })) as {
    sessionId: string
  }
  const session = `${address}/session/${sessionId}`
  return new Window({
    send: (command, parameters) => call(`${session}/${paths[command]}`, parameters),
    close: async () => {
      await fetch(session, { method: 'DELETE' }).catch(() => undefined)
      end('SIGTERM')
      await exited
    },
  } satisfies Connection)
}

async function call(address: string, parameters: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(parameters) })
  const { value } = (await answer.json()) as { value: unknown }
  if (!answer.ok) {
    const { error, message } = value as { error: string; message: string }
    throw new Error(`${address}: ${error}: ${message}`)
  }
  return value
}

/** A port that was free a moment ago: the driver cannot choose one by itself. */
async function freePort(): Promise<number> {
  const listener = createServer()
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const port = portOf(listener)
  await new Promise((resolve) => listener.close(resolve))
  return port
}
