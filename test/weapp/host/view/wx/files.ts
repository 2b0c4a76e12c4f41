/** WeChat's folder for a mini-program's own files. */
export const USER_FOLDER = 'wxfile://usr'

/** Files that the product has made or fetched, and what it has put into the album. */
export class Files {
  /** Data address of each file by its path. */
  private readonly made = new Map<string, string>()
  private added = 0
  readonly album: string[] = []
  /** Whether the customer lets the product write to the album. */
  isAlbumAllowed = true
  /** Whether the customer agrees to WeChat's privacy guide when it asks. */
  isPrivacyAgreed = true
  /** Whether a file can be made of a canvas; a phone without memory cannot. */
  canExportCanvas = true

  /** Keeps a file under a temporary path, which it answers. */
  add(dataUrl: string, extension: string): string {
    this.added += 1
    const path = `wxfile://tmp_${this.added}.${extension}`
    this.made.set(path, dataUrl)
    return path
  }

  /** Writes a file of the product's own; WeChat lets it do so in one folder only. */
  write(path: string, data: string, encoding: string): void {
    if (!path.startsWith(`${USER_FOLDER}/`)) {
      throw new Error(`writeFileSync:fail permission denied, open ${path}`)
    }
    if (encoding !== 'base64') throw new Error('the host writes base64 only')
    this.made.set(path, `data:image/png;base64,${data}`)
  }

  remove(path: string): void {
    this.made.delete(path)
  }

  has(path: string): boolean {
    return this.made.has(path)
  }

  /** Paths of the files that are there. */
  get paths(): readonly string[] {
    return [...this.made.keys()]
  }

  /** The bytes of a file, one character each. */
  bytes(path: string): string {
    return atob(this.made.get(path)?.split(',')[1] ?? '')
  }

  /** What a browser loads for a path; any other address stays. */
  resolve(src: string): string {
    return this.made.get(src) ?? src
  }
}
