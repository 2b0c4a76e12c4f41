import { localStore } from '@/platform/host/storage'

const KEY = 'drafts'

type Drafts = Record<string, unknown>

function all(): Drafts {
  try {
    const value: unknown = JSON.parse(localStore.get(KEY) ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Drafts) : {}
  } catch {
    return {}
  }
}

function write(drafts: Drafts): void {
  if (Object.keys(drafts).length === 0) localStore.remove(KEY)
  else localStore.set(KEY, JSON.stringify(drafts))
}

/**
 * What the customer began and did not send, by name, on this device. Only what says nothing of a person may be kept, and
 * nothing outlives the session (RootStore). What is read back may be of an earlier version: the reader checks it.
 */
export const drafts = {
  read: (name: string): unknown => all()[name],
  keep: (name: string, value: unknown): void => write({ ...all(), [name]: value }),
  drop(name: string): void {
    const { [name]: _dropped, ...rest } = all()
    write(rest)
  },
  dropAll: (): void => localStore.remove(KEY),
}
