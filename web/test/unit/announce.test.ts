import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { announce, announcement } from '../../src/announce.ts'

const breath = () => new Promise((resolve) => setTimeout(resolve, 60))

test('what comes in one position is said in one breath, and the same words twice are said twice', async () => {
  const heard: string[] = []
  const stop = announcement.subscribe(({ text }) => heard.push(text))
  announce('No.')
  announce('Lay a card.')
  await breath()
  announce('No.')
  await breath()
  announce('No.')
  await breath()
  stop()
  deepEqual(heard, ['', 'No. Lay a card.', 'No.', 'No.'])
})
