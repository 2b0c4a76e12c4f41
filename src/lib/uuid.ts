function randomBytes(): Uint8Array {
  const bytes = new Uint8Array(16)
  if (typeof crypto !== 'undefined' && typeof crypto.getRandomValues === 'function') {
    return crypto.getRandomValues(bytes)
  }
  // The mini-program has no `crypto`. Math.random will do: the value tells a customer's writes apart and guards
  // nothing.
  return bytes.map(() => Math.floor(Math.random() * 256))
}

/**
 * A random version 4 UUID in lower case, for `requestNo`: an idempotency key, not a secret (domain contract,
 * B1).
 */
export function uuid(): string {
  const hex = Array.from(randomBytes(), (byte, index) => {
    if (index === 6) return 0x40 | (byte & 0x0f)
    return index === 8 ? 0x80 | (byte & 0x3f) : byte
  })
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
