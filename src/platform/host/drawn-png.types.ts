import type { FileSource } from './file-bytes.types'

/** A picture that was drawn here, as a file to be handed in. */
export interface DrawnPng {
  readonly file: FileSource
  /** Takes it off the device. */
  release(): void
}
