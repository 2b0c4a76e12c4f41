/** What customers hand in (rule V-FILE). */
export type FileKind = 'image/jpeg' | 'image/png' | 'application/pdf'

/** So many bytes of a file tell what it is. */
export const KIND_BYTES = 8

const BEGINNINGS: readonly (readonly [kind: FileKind, bytes: readonly number[]])[] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
]

/** What a file is by how it begins, whatever it is called; undefined for anything that is not taken (rule V-FILE). */
export function kindOfFile(head: Uint8Array): FileKind | undefined {
  return BEGINNINGS.find(([, bytes]) => bytes.every((byte, at) => head[at] === byte))?.[0]
}
