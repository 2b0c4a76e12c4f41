import { useEffect } from 'react'

/**
 * Asks before a page with unsaved words is closed or reloaded. The browser has words of its own for it; going on within
 * the app is not asked.
 */
export function useLeaveWarning(isUnsaved: boolean, _message: string): void {
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}
