/** What the customer can do about an agreement: carry on with a form that waits for it, accept a newer version, or only read. */
export function readingPurpose(about: {
  readonly isWanted: boolean
  readonly isCustomer: boolean
  readonly isCurrent: boolean
  readonly version: string
  readonly signedVersion: string
}): 'form' | 'sign' | 'read' {
  if (!about.isCurrent) return 'read'
  if (about.isWanted) return 'form'
  return about.isCustomer && about.signedVersion !== about.version ? 'sign' : 'read'
}
