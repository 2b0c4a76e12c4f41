import type { HostKind } from './types'

/** The mini-program has one host. */
export function hostKind(): HostKind {
  return 'miniProgram'
}
