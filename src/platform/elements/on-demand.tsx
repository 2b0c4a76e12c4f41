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
 * Draws nothing until the component is wanted (`isWanted`, e.g. open for the first time) and its code has come; a failure
 * to fetch it is tried again until it succeeds, and meanwhile the fallback is drawn. The mini-program has all code at hand:
 * there it comes one moment later.
 */
export function onDemand<P extends object>(
  load: () => Promise<ComponentType<P>>,
  isWanted: (props: P) => boolean,
  Fallback?: ComponentType<P>,
): OnDemand<P> {
  let part: ComponentType<P> | undefined
  let loading: Promise<void> | undefined
  const fetchPart = () => {
    loading ??= load().then(
      loaded => void (part = loaded),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  function Part(props: P) {
    const isWantedNow = isWanted(props)
    const [Drawn, setDrawn] = useState(() => (isWantedNow ? part : undefined))
    const isMissing = isWantedNow && !Drawn
    const [hasFailed, setFailed] = useState(false)
    useEffect(() => {
      if (!isMissing) return
      let timer: ReturnType<typeof setTimeout> | undefined
      const ask = () => {
        fetchPart().then(
          () => setDrawn(() => part),
          () => {
            setFailed(true)
            timer = setTimeout(ask, RETRY_MS)
          },
        )
      }
      ask()
      return () => clearTimeout(timer)
    }, [isMissing])
    if (Drawn) return createElement(Drawn, props)
    return Fallback && hasFailed ? createElement(Fallback, props) : null
  }
  return Object.assign(Part, { prefetch: () => void fetchPart().catch(() => undefined) })
}
