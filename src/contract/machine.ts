/** Where an event leads from each state; an event that is not named there changes nothing. */
type Transitions<State extends string, Event extends string> = Readonly<
  Record<State, Readonly<Partial<Record<Event, State>>>>
>

/** The states of a thing and what leads from one to the next: the pages offer only that, the server refuses the rest. */
export interface Machine<State extends string, Event extends string> {
  /** The state an event leads to; `undefined` where it cannot happen. */
  next(state: State, event: Event): State | undefined
  /** Whether the event can happen now; a state that is not of the machine allows nothing. */
  allows(state: string, event: Event): boolean
  /** The states from which nothing leads any further. */
  readonly ends: readonly State[]
}

/** Declares a machine by its table (domain contract, B4). */
export function machine<State extends string, Event extends string>(
  table: Transitions<State, Event>,
): Machine<State, Event> {
  // What comes off the wire may be a state of a later version.
  const known: Partial<Transitions<State, Event>> = table
  const next = (state: State, event: Event): State | undefined => known[state]?.[event]
  return {
    next,
    allows: (state, event) => next(state as State, event) !== undefined,
    ends: (Object.keys(table) as State[]).filter(state => Object.keys(table[state]).length === 0),
  }
}
