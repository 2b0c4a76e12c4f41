/**
 * Ends a switch over a closed set: a case left out does not compile. Throws when a value from outside the set
 * gets here anyway; objects are named by type alone, since error reports must not carry personal data.
 */
export function assertNever(value: never): never {
  const unexpected: unknown = value
  const name = typeof unexpected === 'object' ? 'object' : String(unexpected as string | symbol | undefined)
  throw new Error(`Unexpected value: ${name}`)
}
