import { startTransition, useEffect, useState } from 'react'

/**
 * Whether to draw what `isThere` now: what comes later than the page does is drawn in slices of a few milliseconds, between which the
 * browser answers fingers. Until it stands, what was in its place stays.
 */
export function useInSlices(isThere: boolean): boolean {
  const [isDrawn, setDrawn] = useState(isThere)
  useEffect(() => {
    if (isThere) startTransition(() => setDrawn(true))
  }, [isThere])
  return isThere && isDrawn
}
