import { createContext, useContext, useEffect } from 'react'
import { dropFirstCalls } from '@/platform/net/first-calls'
import { onNetworkChange } from '@/platform/host/network'

/** What can be tried again: a load that failed, and nothing else. */
export interface Recoverable {
  recover(): void
}

/** The parts of one page that fetch; the shell around every page provides the set. */
const PageParts = createContext<Set<Recoverable>>(new Set())

export const PagePartsProvider = PageParts.Provider

/**
 * Tries again what failed: as soon as the connection is back, with the retry of any other part of the page, and when the
 * part comes onto the page after it had failed behind another.
 */
export function useRecovery(source: Recoverable, isJustAsked = false): void {
  const parts = useContext(PageParts)
  useEffect(() => {
    parts.add(source)
    if (!isJustAsked) source.recover()
    const stop = onNetworkChange(isOnline => isOnline && source.recover())
    return () => {
      parts.delete(source)
      stop()
    }
  }, [parts, source, isJustAsked])
}

/** Tries again every part of the page that failed: one 重试 is enough. */
export function useRetryAll(): () => void {
  const parts = useContext(PageParts)
  return () => {
    // A part that was not on the page yet has not taken its failure; it asks anew.
    dropFirstCalls()
    parts.forEach(part => part.recover())
  }
}
