// The real program, serving on a port of its own with an empty memory.

import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** Starts the program that `TENBACK_BIN` names. */
export async function start() {
  const path = process.env.TENBACK_BIN
  if (!path) throw new Error('TENBACK_BIN must name the program, as `cargo xtask page-speed` does')
  const limits = ['people-per-hour', 'requests-per-minute'].flatMap((what) => [`--limit-${what}`, '100000'])
  const words = ['serve', '--lang', 'en', '--port', '0', '--database', 'memory', '--no-open', ...limits]
  const child = spawn(path, words, { stdio: ['ignore', 'pipe', 'ignore'] })
  for await (const line of createInterface({ input: child.stdout })) {
    const address = line.match(/http:\/\/localhost:\d+/)?.[0]
    if (address) return { address, stop: () => child.kill() }
  }
  throw new Error('the server has ended without saying where it is')
}

/** Makes a table at which somebody plays alone, for others to look on; answers with its address. */
export async function makeTable(address) {
  const ask = async (path, body, token) => {
    const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
    const answer = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return answer.json()
  }
  const { token } = await ask('/api/me', { name: 'Ada', keep: 'token' })
  const { id } = await ask('/api/tables', { game: 'classic', seats: 1 }, token)
  return `${address}/t/${id}`
}
