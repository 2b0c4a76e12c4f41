import { type ComponentType, createElement, useEffect, useState } from 'react'

/** So long after a failure the code of a part is asked for again, while somebody waits for it. */
const RETRY_MS = 3000

/** A component whose code is fetched when it is first drawn. */
export interface OnDemand<P> extends ComponentTypeOf<P> {
  /** Fetches the code already, so that drawing it later waits for nothing. */
  prefetch(): void
}

type ComponentTypeOf<P> = (props: P) => React.ReactElement | null

/**
 * Draws nothing until the component's code has come; a failure to fetch it is tried again until it succeeds. The
 * mini-program has all code at hand: there the component comes one moment later.
 */
export function onDemand<P extends object>(load: () => Promise<ComponentType<P>>): OnDemand<P> {
  let part: ComponentType<P> | undefined
  let loading: Promise<void> | undefined
  const fetchPart = () => (loading ??= load().then(loaded => void (part = loaded)))
  function Part(props: P) {
    const [Drawn, setDrawn] = useState(() => part)
    useEffect(() => {
      if (Drawn) return
      let timer: ReturnType<typeof setTimeout> | undefined
      const ask = () => {
        fetchPart().then(
          () => setDrawn(() => part),
          () => {
            loading = undefined
            timer = setTimeout(ask, RETRY_MS)
          },
        )
      }
      ask()
      return () => clearTimeout(timer)
    }, [Drawn])
    return Drawn ? createElement(Drawn, props) : null
  }
  return Object.assign(Part, {
    prefetch() {
      fetchPart().catch(() => {
        loading = undefined
      })
    },
  })
}
