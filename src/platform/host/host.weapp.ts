import type { HostKind } from '@/platform/types'

/** The mini-program has one host. */
export function hostKind(): HostKind {
  return 'miniProgram'
}
