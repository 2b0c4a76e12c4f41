import { useCallback, useEffect, useState } from 'react'
import { useLatest } from '@/platform/elements/use-latest'

/** A drawn picture; `url` stays the last good one while another is drawn. */
export interface DrawnPicture {
  readonly url: string | undefined
  readonly hasFailed: boolean
  /** Draws it once more. */
  readonly retry: () => void
}

/**
 * The picture of a content, drawn as soon as there is one and anew whenever it changes; the one before stays until then.
 * `content` is plain data: it is compared by its text.
 */
export function usePicture<C>(content: C | undefined, make: (content: C) => Promise<string>): DrawnPicture {
  const [picture, setPicture] = useState<Omit<DrawnPicture, 'retry'>>({ url: undefined, hasFailed: false })
  const [attempt, setAttempt] = useState(0)
  const latest = useLatest({ content, make })
  const key = content && JSON.stringify(content)
  useEffect(() => {
    const { content: wanted, make: draw } = latest.current
    if (wanted === undefined) return
    let isStale = false
    const finish = (next: typeof picture) => {
      if (!isStale) setPicture(next)
    }
    draw(wanted).then(
      url => finish({ url, hasFailed: false }),
      () => finish({ url: undefined, hasFailed: true }),
    )
    return () => {
      isStale = true
    }
  }, [key, latest, attempt])
  const retry = useCallback(() => {
    setPicture({ url: undefined, hasFailed: false })
    setAttempt(count => count + 1)
  }, [])
  return { ...picture, retry }
}
