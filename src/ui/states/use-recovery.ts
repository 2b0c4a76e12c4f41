import { createContext, useContext, useEffect } from 'react'
import { dropFirstCalls } from '@/platform/net/first-calls'
import { onNetworkChange } from '@/platform/host/network'
import type { Resource } from '@/stores/primitives/resource'

/** A part of a page that fetches: tries again a load that failed, and fetches anew what is out of date, nothing else. */
export interface PagePart {
  recover(): void
  catchUp?(): void
}

/** The parts of one page that fetch. One that stands in two places of it, the one within the other, stays until both are gone. */
export class PageParts {
  private readonly places = new Map<PagePart, number>()

  add(part: PagePart): void {
    this.places.set(part, (this.places.get(part) ?? 0) + 1)
  }

  remove(part: PagePart): void {
    const left = (this.places.get(part) ?? 0) - 1
    if (left > 0) this.places.set(part, left)
    else this.places.delete(part)
  }

  forEach(visit: (part: PagePart) => void): void {
    for (const part of [...this.places.keys()]) visit(part)
  }
}

/** The shell around every page provides them. */
const Parts = createContext(new PageParts())

export const PagePartsProvider = Parts.Provider

/**
 * Tries again what failed: as soon as the connection is back, with the retry of any other part of the page, and when the
 * part comes onto the page after it had failed behind another. What went out of date meanwhile is fetched anew.
 */
export function useRecovery(source: PagePart, isJustAsked = false): void {
  const parts = useContext(Parts)
  useEffect(() => {
    const comeBack = () => {
      source.recover()
      source.catchUp?.()
    }
    parts.add(source)
    if (!isJustAsked) comeBack()
    const stop = onNetworkChange(isOnline => isOnline && comeBack())
    return () => {
      parts.remove(source)
      stop()
    }
  }, [parts, source, isJustAsked])
}

/** Fetches what a part of the page shows, and tries it again as above. Call it in an observer. */
export function useResource<T>(resource: Resource<T>, isJustAsked = false): void {
  useRecovery(resource, isJustAsked)
  const isIdle = resource.state.kind === 'idle'
  useEffect(() => {
    if (isIdle) resource.ensure()
  }, [resource, isIdle])
}

/** Tries again every part of the page that failed: one 重试 is enough. */
export function useRetryAll(): () => void {
  const parts = useContext(Parts)
  return () => {
    // A part that was not on the page yet has not taken its failure; it asks anew.
    dropFirstCalls()
    parts.forEach(part => part.recover())
  }
}
