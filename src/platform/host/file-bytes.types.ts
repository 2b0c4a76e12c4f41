/** A piece of a file as the back end takes it. */
export interface FilePiece {
  readonly base64: string
  /** Of its bytes, 64 hexadecimal digits. */
  readonly sha256: string
}

/** A file of the device, read piece by piece: as a whole it never lies in a text, nor on the mini-program in memory. */
export interface FileSource {
  /** Bytes. */
  readonly size: number
  readonly mime: 'image/jpeg' | 'image/png' | 'application/pdf' | 'video/webm' | 'video/mp4'
  /** The bytes from one place up to before another. */
  piece(from: number, to: number): Promise<FilePiece>
  /** Of the whole. */
  sha256(): Promise<string>
}
