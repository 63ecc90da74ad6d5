// The promise about a deal: that a changed deal is found out, whoever computes.

import { deepEqual, equal } from 'node:assert/strict'
import { webcrypto } from 'node:crypto'
import { test } from 'node:test'
import { check, hash, promised, sealed, tag } from '../../src/record/commitment.ts'

const subtle = webcrypto.subtle as SubtleCrypto
const commitment = '2c3f8ad2b9b2d3f5c8f4e2a0'
const nobody = () => Promise.reject(new Error('nobody should be asked'))

/** A record whose promise is true. */
async function sound(): Promise<{ record: string; commitment: string }> {
  const commitment = await hash('5f2c0003\n55 39 11', subtle)
  return { record: recordOf('5f2c0003', '55 39 11', commitment), commitment }
}

function recordOf(salt: string, deck: string, commitment: string): string {
  return `[Game "classic"]\n[Deck "${deck}"]\n[Salt "${salt}"]\n[Commitment "${commitment}"]\n\n1. 11a 70c\n`
}

test('the text that was sealed is the salt, a line feed and the order of the cards', () => {
  const promise = promised(recordOf('5f', '4 5', commitment))
  deepEqual(promise, { salt: '5f', deck: '4 5', commitment })
  equal(promise && sealed(promise), '5f\n4 5')
})

test('the hash is the one that the notation asks for', async () => {
  equal(await hash('abc', subtle), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('a tag is read where it stands on a line of its own', () => {
  equal(tag('[Game "classic"]\n{[Salt "no"]}\n[Salt "yes"]', 'Salt'), 'yes')
  equal(tag('[Game "classic"]', 'Salt'), undefined)
  equal(tag('{Two games.}\n[Game "classic"]\n[Game "extreme"]\n[Salt "no"]', 'Salt'), undefined)
})

test('a promise that was kept is found kept, by this page alone', async () => {
  const { record, commitment } = await sound()
  deepEqual(await check(record, commitment, subtle, nobody), { kept: true, by: 'page' })
  deepEqual(await check(record, commitment.toUpperCase(), subtle, nobody), { kept: true, by: 'page' })
})

test('another deal under the same promise is found out', async () => {
  const { record, commitment } = await sound()
  deepEqual(await check(record.replace('55 39', '39 55'), commitment, subtle, nobody), { kept: false, by: 'page' })
})

test('another promise than the one that was told is found out, even where it fits the cards', async () => {
  const { record } = await sound()
  deepEqual(await check(record, commitment, subtle, nobody), { kept: false, by: 'page' })
  deepEqual(await check(record, commitment, undefined, async () => 'kept'), { kept: false, by: 'server' })
})

test('where the browser may not compute, the server is asked', async () => {
  const { record, commitment } = await sound()
  deepEqual(await check(record, commitment, undefined, async () => 'kept'), { kept: true, by: 'server' })
  deepEqual(await check(record, commitment, undefined, async () => 'broken'), { kept: false, by: 'server' })
  equal(await check(record, commitment, undefined, async () => undefined), undefined)
})

test('nothing is said about a deal for which nothing was promised', async () => {
  equal(await check('[Game "classic"]\n[Deck "4 5"]\n', undefined, subtle, nobody), undefined)
})
