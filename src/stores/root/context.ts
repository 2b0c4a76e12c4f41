import { createContext, createElement, type PropsWithChildren, useContext } from 'react'
import type { RootStore } from './root-store'

const StoresContext = createContext<RootStore | undefined>(undefined)

/** Hands the root store to all pages. */
export function StoresProvider({ stores, children }: PropsWithChildren<{ stores: RootStore }>) {
  return createElement(StoresContext.Provider, { value: stores }, children)
}

/** The root store; fails loudly outside the provider. */
export function useStores(): RootStore {
  const stores = useContext(StoresContext)
  if (!stores) throw new Error('no StoresProvider above this component')
  return stores
}
