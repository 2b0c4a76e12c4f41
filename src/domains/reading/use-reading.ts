import { useEffect } from 'react'
import { usePageHide, usePageShow } from '@/platform/pages/navigation'
import type { ReadingGate } from './reading-gate'

/** A page on which something has to be read: its seconds count while the page is in front. */
export function useReading(gate: ReadingGate): void {
  useEffect(() => () => gate.dispose(), [gate])
  usePageShow(gate.resume)
  usePageHide(gate.pause)
}
