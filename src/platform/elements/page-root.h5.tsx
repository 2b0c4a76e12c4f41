import { type CSSProperties, useLayoutEffect } from 'react'
import { showInBars } from '@/platform/bars/bar-state'
import { usePageShow } from '@/platform/pages/navigation'
import type { PageRootProps } from './page-root.types'
import { useLatest } from './use-latest'

/** The root element carries font size and classes on H5; what a page has of its own is the bars around it. */
export function PageRoot({ name, title, isTab, top }: PageRootProps) {
  const show = useLatest(() => showInBars({ name, title, isTab, isFullScreen: top !== undefined }))
  useLayoutEffect(() => show.current(), [show])
  usePageShow(() => show.current())
  return null
}

/** Space that the host's own buttons take at the top of a full-screen page; none on H5. */
export function hostInsets(): CSSProperties {
  return {}
}
