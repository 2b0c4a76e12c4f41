import { TOKEN_KEY } from './http.weapp'
import { localStore } from './storage.weapp'

/** Forgets the session token. */
export function clearSessionToken(): void {
  localStore.remove(TOKEN_KEY)
}
