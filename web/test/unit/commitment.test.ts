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

test('the hashed text is the salt, a line feed and the order of the cards', () => {
  const promise = promised(recordOf('5f', '4 5', commitment))
  deepEqual(promise, { salt: '5f', deck: '4 5', commitment })
  equal(promise && sealed(promise), '5f\n4 5')
})

test('the hash is the one the notation specifies', async () => {
  equal(await hash('abc', subtle), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('a tag is read from its own line', () => {
  equal(tag('[Game "classic"]\n{[Salt "no"]}\n[Salt "yes"]', 'Salt'), 'yes')
  equal(tag('[Game "classic"]', 'Salt'), undefined)
  equal(tag('{Two games.}\n[Game "classic"]\n[Game "extreme"]\n[Salt "no"]', 'Salt'), undefined)
})

test('the page verifies a kept commitment by itself', async () => {
  const { record, commitment } = await sound()
  deepEqual(await check(record, commitment, subtle, nobody), { kept: true, by: 'page' })
  deepEqual(await check(record, commitment.toUpperCase(), subtle, nobody), { kept: true, by: 'page' })
})

test('a deal that differs from its commitment is detected', async () => {
  const { record, commitment } = await sound()
  deepEqual(await check(record.replace('55 39', '39 55'), commitment, subtle, nobody), { kept: false, by: 'page' })
})

test('a commitment that differs from the announced one is detected, even if it fits the cards', async () => {
  const { record } = await sound()
  deepEqual(await check(record, commitment, subtle, nobody), { kept: false, by: 'page' })
  deepEqual(await check(record, commitment, undefined, async () => 'kept'), { kept: false, by: 'server' })
})

test('browsers without crypto.subtle ask the server', async () => {
  const { record, commitment } = await sound()
  deepEqual(await check(record, commitment, undefined, async () => 'kept'), { kept: true, by: 'server' })
  deepEqual(await check(record, commitment, undefined, async () => 'broken'), { kept: false, by: 'server' })
  equal(await check(record, commitment, undefined, async () => undefined), undefined)
})

test('a record without a commitment is not checked', async () => {
  equal(await check('[Game "classic"]\n[Deck "4 5"]\n', undefined, subtle, nobody), undefined)
})
