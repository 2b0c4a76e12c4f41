/**
 * Ends a switch over a closed set: a case left out does not compile. Throws when a value from outside the set
 * gets here anyway; objects are named by type alone, since error reports must not carry personal data.
 */
export function assertNever(value: never): never {
  const unexpected: unknown = value
  if (typeof unexpected === 'object') throw new Error('Unexpected value: object')
  const primitive = unexpected as string | symbol
  throw new Error(`Unexpected value: ${String(primitive)}`)
}
