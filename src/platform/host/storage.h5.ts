/** A key-value store of strings; failures (private mode, full, blocked) read as absent and are not fatal. */
export interface StringStore {
  get(key: string): string | undefined
  set(key: string, value: string): void
  remove(key: string): void
}

function over(area: () => Storage): StringStore {
  return {
    get(key) {
      try {
        return area().getItem(key) ?? undefined
      } catch {
        return undefined
      }
    },
    set(key, value) {
      try {
        area().setItem(key, value)
      } catch {
        // A full or forbidden store costs convenience only: nothing that matters lives on the device alone.
      }
    },
    remove(key) {
      try {
        area().removeItem(key)
      } catch {
        // as above
      }
    },
  }
}

/** Survives restarts of the app. */
export const localStore = over(() => window.localStorage)

/** Ends with the tab, or with the app on the mini-program. */
export const sessionStore = over(() => window.sessionStorage)
