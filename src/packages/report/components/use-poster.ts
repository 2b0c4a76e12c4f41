import { useEffect, useState } from 'react'
import type { PosterContent } from '../poster-content'

/**
 * The poster's picture, drawn once its content is complete and anew whenever that changes; the one before stays until
 * then.
 */
export function usePoster(
  content: PosterContent,
  isComplete: boolean,
): { url: string | undefined; hasFailed: boolean } {
  const [poster, setPoster] = useState<{ url?: string; hasFailed: boolean }>({ hasFailed: false })
  const { year, days, facts, income, note, link } = content
  useEffect(() => {
    if (!isComplete) return
    let isStale = false
    const finish = (next: { url?: string; hasFailed: boolean }) => {
      if (!isStale) setPoster(next)
    }
    import('../make-poster')
      .then(({ makePoster }) => makePoster({ year, days, facts, income, note, link }))
      .then(
        url => finish({ url, hasFailed: false }),
        () => finish({ hasFailed: true }),
      )
    return () => {
      isStale = true
    }
  }, [isComplete, year, days, facts, income, note, link])
  return { url: poster.url, hasFailed: poster.hasFailed }
}
