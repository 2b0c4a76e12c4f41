import type { ReactNode } from 'react'
import type { Endpoint, ResponseOf } from '@/contract/endpoint'

/** What a page draws of the answer to one of its first calls. */
export interface FirstDrawing<Answer = unknown> {
  /** Name of the call (the package's `first-calls.ts`). */
  readonly call: string
  /** Selector of what stands in the first view where the answer will; on the page it is `aria-busy` until the answer stands there. */
  readonly place: string
  /**
   * Draws `result.data` as the page of an address with these parameters will: by its own components. They have their first state
   * and, of the stores, the eye alone; nobody touches them. Nothing: what stands there stays (an empty list, an unusual answer).
   */
  draw(this: void, answer: Answer, params: URLSearchParams): ReactNode
}

/** Where the rows of a list will stand, and the one thing that a `DetailPage` is about. */
export const LIST_PLACE = '.skeleton--list'
export const DETAIL_PLACE = '.detail-page > .skeleton'

/**
 * A page's `first-drawing.tsx` exports a list of them as `drawings`: seen from the moment that the answer comes until the page
 * itself shows it, whose code comes later on a slow line (config/first-drawings). H5 alone has them.
 */
export function firstDrawing<E extends Endpoint>(
  call: E['name'],
  place: string,
  draw: (answer: ResponseOf<E>, params: URLSearchParams) => ReactNode,
): FirstDrawing {
  return { call, place, draw }
}
