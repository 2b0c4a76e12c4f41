import type { ReactNode } from 'react'
import type { Endpoint, ResponseOf } from '@/contract/endpoint'

/** What a page draws of the answer to its first call. */
export interface FirstDrawing<Answer = unknown> {
  /** Name of the call, one of the page's first calls (the package's `first-calls.ts`). */
  readonly call: string
  /**
   * Draws `result.data` where the skeleton stands, as the page will: by its own components, in one element. They have their first
   * state, no context but the eye's, and nobody touches them. Nothing: the skeleton stays (an empty list, an unusual answer).
   */
  draw(this: void, answer: Answer): ReactNode
}

/**
 * A page's `first-drawing.tsx` exports one as `drawing`: seen from the moment that the answer comes until the page itself
 * stands, whose code comes later on a slow line (config/first-drawings). H5 alone has it.
 */
export function firstDrawing<E extends Endpoint>(
  call: E['name'],
  draw: (answer: ResponseOf<E>) => ReactNode,
): FirstDrawing {
  return { call, draw: answer => draw(answer) }
}
