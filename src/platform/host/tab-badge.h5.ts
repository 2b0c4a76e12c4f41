import { useEffect } from 'react'
import { setBarBadge } from '@/platform/bars/bar-state'
import { ownBars } from '@/platform/bars/own-bars'

/** Whether anybody draws a tab bar that a count can stand on: in a browser the product itself. */
export function hasTabBadges(): boolean {
  return ownBars().tabs
}

/** Puts a count on the tab at a place, from the left; 0 takes it away. */
export function useTabBadge(index: number, count: number): void {
  useEffect(() => setBarBadge(index, count), [index, count])
}
