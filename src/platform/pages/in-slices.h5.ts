import { startTransition } from 'react'

/**
 * Draws what `change` changes in small slices, between which the browser answers fingers: for what is large and awaited by nobody
 * within a frame. Until it is drawn, what was there before stays.
 */
export const inSlices = (change: () => void): void => startTransition(change)
