/**
 * One step of a flow over several pages. `F` are the facts of the application as the server knows them, `R` the names of
 * routes. No step knows its neighbours: the order is that of the list.
 */
export interface FlowStep<F, R extends string = string> {
  readonly id: string
  readonly route: R
  /** Short, as the step header shows it. */
  readonly title: string
  /** Left out: always. */
  readonly isNeeded?: (facts: F) => boolean
  readonly isDone: (facts: F) => boolean
}

/** Steps in their order. */
export type Flow<F, R extends string = string> = readonly FlowStep<F, R>[]

/** Where a step stands among those that are needed, counted from 1. */
export interface StepPosition {
  readonly number: number
  readonly total: number
  readonly title: string
}

/** The steps that these facts ask for. */
export function neededSteps<F, R extends string>(flow: Flow<F, R>, facts: F): FlowStep<F, R>[] {
  return flow.filter(step => step.isNeeded?.(facts) ?? true)
}

/** Where the customer goes on: the first needed step that is not done; undefined when all are. */
export function openStep<F, R extends string>(flow: Flow<F, R>, facts: F): FlowStep<F, R> | undefined {
  return neededSteps(flow, facts).find(step => !step.isDone(facts))
}

/** Whether a step may be shown: it is needed, and every step before it is done. Going back is always allowed. */
export function mayEnter<F, R extends string>(flow: Flow<F, R>, facts: F, id: string): boolean {
  const steps = neededSteps(flow, facts)
  const index = steps.findIndex(step => step.id === id)
  return index >= 0 && steps.slice(0, index).every(step => step.isDone(facts))
}

/** The step behind this one; undefined behind the last. */
export function stepAfter<F, R extends string>(
  flow: Flow<F, R>,
  facts: F,
  id: string,
): FlowStep<F, R> | undefined {
  const steps = neededSteps(flow, facts)
  return steps[steps.findIndex(step => step.id === id) + 1]
}

/** The step before this one; undefined before the first. */
export function stepBefore<F, R extends string>(
  flow: Flow<F, R>,
  facts: F,
  id: string,
): FlowStep<F, R> | undefined {
  const steps = neededSteps(flow, facts)
  return steps[steps.findIndex(step => step.id === id) - 1]
}

/** What the step header shows; undefined for a step that is not needed. */
export function stepPosition<F>(flow: Flow<F>, facts: F, id: string): StepPosition | undefined {
  const steps = neededSteps(flow, facts)
  const index = steps.findIndex(step => step.id === id)
  const step = steps[index]
  return step && { number: index + 1, total: steps.length, title: step.title }
}
