import { createContext, useContext } from 'react'

/** How a page is left when it has nothing to show; the shell around every page provides it. */
const WayOut = createContext<() => void>(() => undefined)

export const WayOutProvider = WayOut.Provider

/** Leads back to where the customer came from. */
export function useWayOut(): () => void {
  return useContext(WayOut)
}
