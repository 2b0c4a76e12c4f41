import type { HostFile } from '@/platform/host/file.types'

export interface PdfViewProps {
  readonly file: HostFile
  /** 100 to 400 percent of the page's width. */
  readonly zoom: number
  /** A double tap on a page; H5 alone, WeChat's own viewer answers it itself. */
  readonly onDoubleTap?: () => void
  /** The page to go to; a new object each time. */
  readonly target?: { readonly page: number }
  /** The file is open; WeChat's own viewer tells no number of pages (0). */
  readonly onOpen: (pageCount: number) => void
  /** The page that fills most of the screen, from 1. */
  readonly onPage: (page: number) => void
  /** The end of the last page has been on the screen. */
  readonly onEnd: () => void
  /** The file cannot be shown: broken, gone, or beyond what the device can. */
  readonly onFail: (reason: PdfFailure) => void
}

/** `locked`: behind a password, which nobody here is asked for. */
export type PdfFailure = 'broken' | 'locked' | 'network' | 'unsupported'
