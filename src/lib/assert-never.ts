/**
 * Ends a switch over a closed set: a case left out does not compile. Throws when a value from outside the set
 * gets here anyway; objects are named by type alone, since error reports must not carry personal data.
 */
export function assertNever(value: never): never {
  const unexpected: unknown = value
  const isSpeaking = typeof unexpected !== 'object' && typeof unexpected !== 'function'
  throw new Error(`Unexpected value: ${isSpeaking ? String(unexpected) : typeof unexpected}`)
}
