// Parts of the page that are loaded on first use.

import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { renew } from './update.ts'
import { say } from './words.ts'

/** A component that is loaded when it is first shown: a screen (`main`) or a part of one (`div`). */
export function lazy<P extends object>(place: 'main' | 'div', load: () => Promise<ComponentType<P>>) {
  let Loaded: ComponentType<P> | undefined
  /** Loads it before it is shown. */
  const fetch = async () => {
    Loaded ??= await load()
  }
  function Lazy(props: P) {
    const [failed, setFailed] = useState(false)
    const [, show] = useState(false)
    useEffect(() => {
      // Also covers a part that arrived since this was rendered.
      fetch().then(
        () => show(true),
        async () => setFailed(!(await renew())),
      )
    }, [])
    const Place = place
    return Loaded ? <Loaded {...props} /> : <Place class="waiting">{failed && <NotLoaded />}</Place>
  }
  return Object.assign(Lazy, { fetch })
}

/** A part could not be loaded. */
function NotLoaded() {
  return (
    <>
      <p>{say('page-not-loaded')}</p>
      <button type="button" class="button primary" onClick={() => location.reload()}>
        {say('page-reload')}
      </button>
    </>
  )
}
