/** Start of every generator of the seed data. */
export const RANDOM_SEED = 20261120

/** Random numbers that are the same in every run. */
export interface Random {
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number
  /** One of the entries. */
  pick<Entry>(entries: readonly [Entry, ...Entry[]]): Entry
}

/** A generator (mulberry32) of its own; the same `stream` gives the same numbers. */
export function createRandom(stream: string): Random {
  let state = RANDOM_SEED
  for (const character of stream) state = Math.imul(state ^ character.charCodeAt(0), 0x01000193)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const int = (min: number, max: number) => min + (next() % (max - min + 1))
  return { int, pick: entries => entries[int(0, entries.length - 1)] ?? entries[0] }
}
