import type { FileSource } from './file-bytes.types'

/** A file ready to be handed in; a picture is drawn anew, as a photo is. */
export interface PickedFile {
  readonly file: FileSource
  /** Address that a picture element of this host shows; `''` of a document. Gone after `release`. */
  readonly preview: string
  /** Takes what was made of it off the device. */
  release(): void
}

/** What became of asking for a file. */
export type FileResult =
  | { readonly kind: 'picked'; readonly picked: PickedFile }
  | { readonly kind: 'cancelled' | 'unsupported' }
  /** No picture or PDF, or larger than is taken (rule V-FILE). */
  | { readonly kind: 'wrong' }
  | { readonly kind: 'failed'; readonly message: string }

export interface FileRequest {
  /** A document has at most so many bytes; a picture is made smaller. */
  readonly maxBytes: number
}
