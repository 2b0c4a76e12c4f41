/** Which target the code was built for, as reports name it. */
export const TARGET = 'h5'

/** Calls the listener with every error and rejection that nobody caught. */
export function onUncaught(listener: (error: unknown) => void): void {
  window.addEventListener('error', event => {
    // A script or picture that does not load is an event without an error, and told elsewhere.
    if (event instanceof ErrorEvent) listener(event.error ?? event.message)
  })
  window.addEventListener('unhandledrejection', event => listener(event.reason))
}
