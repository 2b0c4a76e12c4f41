/** What a page's surroundings follow: root font size, bars, status bar. */
export interface PageRootProps {
  readonly scale: number
  readonly isDark: boolean
  /** What lies under the status bar of a page that has the whole screen. */
  readonly top?: 'dark' | 'light'
  /** A page of the tab bar. */
  readonly isTab: boolean
}
