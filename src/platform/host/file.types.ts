export interface HostFile {
  /** Short-lived address; of the own origin when it begins with `/`. */
  readonly url: string
  readonly fileName: string
  readonly format: 'pdf' | 'csv'
}
