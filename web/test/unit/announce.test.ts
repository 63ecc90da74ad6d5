import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { announce, announcement } from '../../src/announce.ts'

const breath = () => new Promise((resolve) => setTimeout(resolve, 60))

test('simultaneous announcements are joined, and repeated ones are announced again', async () => {
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
