import { createContext, type ReactNode, useContext } from 'react'

/** What every page ends with; the shell around every page provides it. */
const Foot = createContext<ReactNode>(null)

export const PageFootProvider = Foot.Provider

/** End of a page's content, above its dock: the same thing at the same place everywhere (WCAG 3.2.6). */
export function PageFoot() {
  return <>{useContext(Foot)}</>
}
