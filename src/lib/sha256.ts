/** Fractions of the cube roots of the first 64 primes (FIPS 180-4, section 4.2.2), and of the square roots of the first eight. */
const { ROUNDS, START } = constants()

function constants(): { ROUNDS: Uint32Array; START: Uint32Array } {
  const fraction = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32)
  const primes: number[] = []
  for (let number = 2; primes.length < 64; number += 1) {
    if (primes.every(prime => number % prime !== 0)) primes.push(number)
  }
  return {
    ROUNDS: Uint32Array.from(primes, prime => fraction(Math.cbrt(prime))),
    START: Uint32Array.from(primes.slice(0, 8), prime => fraction(Math.sqrt(prime))),
  }
}

const BLOCK = 64

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/**
 * SHA-256 of bytes that come part by part, so that no file has to lie in memory as a whole. For hosts without
 * `crypto.subtle`, whose own is many times faster.
 */
export class Sha256 {
  private readonly state = Uint32Array.from(START)
  private readonly words = new Uint32Array(64)
  private readonly block = new Uint8Array(BLOCK)
  private filled = 0
  private length = 0

  add(bytes: Uint8Array): this {
    this.length += bytes.length
    for (let at = 0; at < bytes.length;) {
      const part = bytes.subarray(at, at + BLOCK - this.filled)
      this.block.set(part, this.filled)
      this.filled += part.length
      at += part.length
      if (this.filled === BLOCK) this.mix()
    }
    return this
  }

  /** The sum as 64 hexadecimal digits in lower case; nothing can be added afterwards. */
  digest(): string {
    const bits = this.length * 8
    this.add(Uint8Array.of(0x80))
    while (this.filled !== BLOCK - 8) this.add(Uint8Array.of(0))
    const tail = new DataView(new ArrayBuffer(8))
    tail.setUint32(0, Math.floor(bits / 2 ** 32))
    tail.setUint32(4, bits >>> 0)
    this.add(new Uint8Array(tail.buffer))
    return Array.from(this.state, word => word.toString(16).padStart(8, '0')).join('')
  }

  private mix(): void {
    const { words, state, block } = this
    this.filled = 0
    const view = new DataView(block.buffer)
    for (let at = 0; at < 16; at += 1) words[at] = view.getUint32(4 * at)
    const word = (at: number) => words[at] as number
    for (let at = 16; at < 64; at += 1) {
      const early = word(at - 15)
      const late = word(at - 2)
      const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
      const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
      words[at] = word(at - 16) + low + word(at - 7) + high
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [
      ...[number, number, number, number],
      ...[number, number, number, number],
    ]
    for (let at = 0; at < 64; at += 1) {
      const mixed = (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g))
      const first = (h + mixed + (ROUNDS[at] as number) + word(at)) | 0
      const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
    }
    const sums = [a, b, c, d, e, f, g, h]
    for (let at = 0; at < 8; at += 1) state[at] = (state[at] as number) + (sums[at] as number)
  }
}
