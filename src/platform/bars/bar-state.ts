import { useSyncExternalStore } from 'react'
import type { BarPage } from './bars.types'
import { ownBars } from './own-bars'

interface BarState {
  readonly page: BarPage | undefined
  /** Counts on the tabs, by their place. */
  readonly badges: Readonly<Record<number, number>>
}

let state: BarState = { page: undefined, badges: {} }
const listeners = new Set<() => void>()

function change(part: Partial<BarState>): void {
  state = { ...state, ...part }
  listeners.forEach(listener => listener())
}

/**
 * Says what page is in front, and leaves room for its bars: before it is painted, so that nothing moves when the bars' own
 * code has come (bars.scss).
 */
export function showInBars(page: BarPage): void {
  const own = ownBars()
  const { classList } = document.documentElement
  classList.toggle('has-page-bar', own.page && !page.isFullScreen)
  classList.toggle('has-tab-bar', own.tabs && page.isTab)
  change({ page })
}

/** Puts a count on the tab at a place; 0 takes it away. */
export function setBarBadge(index: number, count: number): void {
  if (state.badges[index] !== count) change({ badges: { ...state.badges, [index]: count } })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the bars show now. */
export function useBarState(): BarState {
  return useSyncExternalStore(subscribe, () => state)
}
