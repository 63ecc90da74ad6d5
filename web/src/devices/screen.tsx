// The devices of the reader: what is signed in, how to add one, and a code for when all are lost.

import './devices.css'
import { useEffect, useState } from 'preact/hooks'
import { me } from '../me.ts'
import { fail } from '../notice.ts'
import { server } from '../server.ts'
import type { DeviceList } from '../wire.ts'
import { say } from '../words.ts'
import { AddDevice } from './add.tsx'
import { Backup } from './backup.tsx'
import { DeviceRow } from './device.tsx'

export function DevicesScreen() {
  const [left, setLeft] = useState(false)
  return (
    <main class="page short devices">
      <h1>{say('page-devices')}</h1>
      {me.value ? <Somebody onLeft={() => setLeft(true)} /> : <Nobody left={left} />}
      <p>
        <a class="button" href="/">
          {say('page-home')}
        </a>
      </p>
    </main>
  )
}

function Nobody({ left }: { left: boolean }) {
  return (
    <>
      <p>{say(left ? 'page-devices-left' : 'page-devices-nobody')}</p>
      <p>
        <a class="button primary" href="/recover">
          {say('page-devices-enter-code')}
        </a>
      </p>
    </>
  )
}

function Somebody({ onLeft }: { onLeft: () => void }) {
  const [list, setList] = useState<DeviceList | undefined>(undefined)
  const load = () => server.devices().then(setList, fail)
  useEffect(() => {
    load()
  }, [])
  if (!list) return null
  const hasBackup = list.backup_since !== undefined
  const leave = () => {
    onLeft()
    me.value = null
  }
  return (
    <>
      <p>{say('page-devices-how')}</p>
      <ul class="list">
        {list.devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            isLast={list.devices.length === 1 && !hasBackup}
            onChanged={load}
            onLeft={leave}
          />
        ))}
      </ul>
      <AddDevice isFull={list.devices.length >= list.most} />
      <Backup since={list.backup_since} onMade={load} />
    </>
  )
}
