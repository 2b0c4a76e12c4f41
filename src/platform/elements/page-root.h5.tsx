import type { CSSProperties } from 'react'
import type { PageRootProps } from './page-root.types'

/** The root element carries font size and classes on H5: nothing is needed per page. */
export function PageRoot(_props: PageRootProps) {
  return null
}

/** Space that the host's own buttons take at the top of a full-screen page; none on H5. */
export function hostInsets(): CSSProperties {
  return {}
}
