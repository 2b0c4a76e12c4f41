import { useEffect } from 'react'
import { type Flow, mayEnter, openStep } from '@/lib/flow'
import { usePageShow } from '@/platform/pages/navigation'
import { useStores } from '@/stores/root/context'

/** An application that lies on the server while it is filled in, as its pages see it. */
interface Application<F> {
  /** Undefined until the server has said how things stand. */
  readonly facts: F | undefined
  /** Nothing is left to do. */
  readonly isOver: boolean
  /** A step of it was shown: from here on the customer goes to and fro. */
  readonly isEntered: boolean
  /** Its number; `''` until there is one. */
  readonly id: string
  enter(): void
  /** Leads to the page of a step, in the place of this one. */
  leadTo(step: string): void
  /** Leads to the page that says what became of another application. */
  leadToOther(id: string): void
}

interface Address {
  /** The application that the address names. */
  readonly id?: string
  /** The customer came back to take a photo again, and is not led on. */
  readonly isRetaking?: boolean
}

/**
 * Whether the step may be shown. Whoever opens the flow anew is led to the first open step, and to the result of an
 * application that is over or another one. A page that lies below the result steps aside on the way back, so that nobody
 * comes to a step that is done for good.
 */
export function useApplicationStep<F>(
  application: Application<F>,
  flow: Flow<F>,
  id: string,
  { id: named, isRetaking = false }: Address = {},
): boolean {
  const { navigation } = useStores()
  const { facts, isOver, isEntered } = application
  const open = facts && openStep(flow, facts)?.id
  const other = facts !== undefined && named !== undefined && named !== application.id ? named : undefined
  const isGoingBack = isEntered || isRetaking || open === id || id !== flow[0]?.id
  const isOpen =
    facts !== undefined && other === undefined && !isOver && isGoingBack && mayEnter(flow, facts, id)
  const step = isOpen || (isOver && isEntered) ? undefined : open
  useEffect(() => {
    if (isOpen) application.enter()
    else if (other !== undefined) application.leadToOther(other)
    else if (step !== undefined) application.leadTo(step)
  }, [application, isOpen, other, step])
  usePageShow(() => {
    if (isOver && isEntered) navigation.back()
  })
  return isOpen
}
