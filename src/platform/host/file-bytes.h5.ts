import type { FileSource } from './file-bytes.types'

/** The bytes of a blob; by a reader, since Safari below 14 has no shorter way. */
export function bytesOf(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer))
    reader.onerror = () => reject(reader.error ?? new Error('the file cannot be read'))
    reader.readAsArrayBuffer(blob)
  })
}

/** Arguments of one call; more than some ten thousand overflow the stack. */
const CHUNK = 0x2000

function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK))
  }
  return btoa(text)
}

async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  // Only pages of a secure origin have it.
  const subtle = (crypto as Partial<Crypto>).subtle
  if (!subtle) {
    const { Sha256 } = await import('@/lib/sha256')
    return new Sha256().add(bytes).digest()
  }
  const sum = new Uint8Array(await subtle.digest('SHA-256', bytes))
  return Array.from(sum, byte => byte.toString(16).padStart(2, '0')).join('')
}

/** A blob as a file to be handed in. */
export function fileSource(blob: Blob, mime: FileSource['mime']): FileSource {
  return {
    size: blob.size,
    mime,
    async piece(from, to) {
      const bytes = await bytesOf(blob.slice(from, to))
      return { base64: base64Of(bytes), sha256: await sha256Of(bytes) }
    },
    sha256: async () => sha256Of(await bytesOf(blob)),
  }
}
