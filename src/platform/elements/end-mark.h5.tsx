import { useEffect, useRef } from 'react'
import type { EndMarkProps } from './end-mark.types'
import { useLatest } from './use-latest'

/** The end of a text: tells when it has come onto the screen. */
export function EndMark({ className, onReach, children }: EndMarkProps) {
  const mark = useRef<HTMLDivElement>(null)
  const reach = useLatest(onReach)
  useEffect(() => {
    if (!mark.current) return undefined
    const observer = new IntersectionObserver(entries => {
      if (entries.some(entry => entry.isIntersecting)) reach.current()
    })
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [reach])
  return (
    <div ref={mark} className={className}>
      {children}
    </div>
  )
}
