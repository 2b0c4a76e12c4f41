const OFFSET = 0x811c9dc5
const PRIME = 0x01000193

/**
 * 32-bit FNV-1a of a text as eight hexadecimal digits: to compare texts without keeping them. No protection by itself:
 * whoever can guess the text can check the guess.
 */
export function shortHash(text: string): string {
  let hash = OFFSET
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), PRIME)
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}
