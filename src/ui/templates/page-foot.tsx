import { createContext, type ReactNode, useContext } from 'react'

/** What every page ends with; the shell around every page provides it. */
const Foot = createContext<ReactNode>(null)

export const PageFootProvider = Foot.Provider

/**
 * Content of a page and, at its end and above any dock, what every page ends with: the same thing at the same place
 * everywhere (WCAG 3.2.6). A template within a template adds no second one.
 */
export function WithFoot({ children }: { children?: ReactNode }) {
  const foot = useContext(Foot)
  return (
    <>
      <Foot.Provider value={null}>{children}</Foot.Provider>
      {foot}
    </>
  )
}
