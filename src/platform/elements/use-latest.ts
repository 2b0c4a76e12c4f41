import { useLayoutEffect, useRef } from 'react'

/** The value of the last drawing, for what runs later: listeners that are set up once, timers, answers. */
export function useLatest<T>(value: T): { readonly current: T } {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
