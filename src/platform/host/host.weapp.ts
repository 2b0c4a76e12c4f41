import type { HostKind } from './host.types'

/** The mini-program has one host. */
export function hostKind(): HostKind {
  return 'miniProgram'
}
