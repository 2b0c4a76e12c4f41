import { useEffect, useRef } from 'react'
import { guardPage } from '../h5-router'
import { isUnloadExpected } from './unload'

/**
 * While `isUnsaved` holds, whoever goes back from the page is asked by `ask`, whichever way back they take: the page's own,
 * the browser's or the phone's. Before the document is closed or reloaded the browser asks in words of its own. Pages that
 * open over this one leave it as it is, so they are not asked about.
 */
export function useLeaveGuard(isUnsaved: boolean, _message: string, ask: () => Promise<boolean>): void {
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  useEffect(() => (isUnsaved ? guardPage(() => latest.current()) : undefined), [isUnsaved])
  useCloseGuard(isUnsaved)
}

/** While `isUnsaved` holds, the browser asks before the document is closed or reloaded: what lies in memory would go with it. */
export function useCloseGuard(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent) => {
      if (!isUnloadExpected()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUnsaved])
}
