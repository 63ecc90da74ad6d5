// Parts of the page that are loaded when they are first shown.

import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { renew } from './update.ts'
import { say } from './words.ts'

/** A component that is loaded when it is first shown, in place of a screen (`main`) or within one (`div`). */
export function lazy<P extends object>(place: 'main' | 'div', load: () => Promise<ComponentType<P>>) {
  let Loaded: ComponentType<P> | undefined
  /** Loads it now, for whoever will be shown it. */
  const fetch = async () => {
    Loaded ??= await load()
  }
  function Lazy(props: P) {
    const [failed, setFailed] = useState(false)
    const [, show] = useState(false)
    useEffect(() => {
      // What came since this was drawn is shown as what comes later.
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

/** A part is missing: the network is gone. */
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
