/** Whether the device says it has a connection; a `true` promises nothing, a `false` is certain. */
export function isOnline(): boolean {
  return navigator.onLine
}

/** Tells each time the connection comes or goes. Answers how to stop. */
export function onNetworkChange(handle: (isOnline: boolean) => void): () => void {
  const handleOnline = () => handle(true)
  const handleOffline = () => handle(false)
  window.addEventListener('online', handleOnline)
  window.addEventListener('offline', handleOffline)
  return () => {
    window.removeEventListener('online', handleOnline)
    window.removeEventListener('offline', handleOffline)
  }
}

/** Whether what is fetched now is likely paid by volume; browsers that do not tell count as free. */
export function isMetered(): Promise<boolean> {
  const { connection } = navigator as Navigator & { connection?: { type?: string; saveData?: boolean } }
  return Promise.resolve(connection?.type === 'cellular' || connection?.saveData === true)
}
