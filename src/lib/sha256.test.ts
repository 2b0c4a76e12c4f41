import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { Sha256 } from './sha256'

const bytesOf = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0))
const sumOf = (bytes: Uint8Array) => new Sha256().add(bytes).digest()

// Examples of FIPS 180-4 and of NIST's test vectors.
test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  [
    'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
    'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
  ],
])('%j', (text, sum) => expect(sumOf(bytesOf(text))).toBe(sum))

test('a million letters', () => {
  expect(sumOf(bytesOf('a'.repeat(1_000_000)))).toBe(
    'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
  )
})

test('whatever the parts, it is the sum of the whole', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 8 }), parts => {
      const sum = new Sha256()
      for (const part of parts) sum.add(part)
      expect(sum.digest()).toBe(createHash('sha256').update(Buffer.concat(parts)).digest('hex'))
    }),
  )
})
