import type { BarPage } from '@/platform/bars/bars.types'

/** What a page's surroundings follow: root font size, bars, status bar. */
export interface PageRootProps extends Omit<BarPage, 'isFullScreen'> {
  readonly scale: number
  readonly isDark: boolean
  /** What lies under the status bar of a page that has the whole screen. */
  readonly top?: 'dark' | 'light'
}
