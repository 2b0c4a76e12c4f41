export interface HostFile {
  /** Short-lived address; of the own origin when it begins with `/`. */
  readonly url: string
  readonly fileName: string
  readonly format: 'pdf' | 'csv'
}

/** What a customer can do with a file here: keep it, keep it or send it on, or both from the menu of the host's viewer. */
export type FileAction = 'download' | 'passOn' | 'menu'
