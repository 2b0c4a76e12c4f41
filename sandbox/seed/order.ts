import type { Db } from '../store/database'

/** What one area writes into an empty store. */
export interface Seed {
  readonly name: string
  /** Names of the seeds whose rows these need. */
  readonly after: readonly string[]
  /** `now`: data time in milliseconds. */
  readonly fill: (db: Db, now: number) => void
}

/** The seeds so that each comes after those it names. Throws on a name that is missing, and on seeds that wait for each other. */
export function inOrder(seeds: readonly Seed[]): Seed[] {
  const done: Seed[] = []
  const visit = (seed: Seed, waiting: readonly string[]) => {
    if (done.includes(seed)) return
    if (waiting.includes(seed.name)) {
      throw new Error(`Seeds wait for each other: ${[...waiting, seed.name].join(' > ')}`)
    }
    for (const name of seed.after) {
      const earlier = seeds.find(other => other.name === name)
      if (!earlier) throw new Error(`Seed ${seed.name} comes after ${name}, which is not there`)
      visit(earlier, [...waiting, seed.name])
    }
    done.push(seed)
  }
  for (const seed of seeds) visit(seed, [])
  return done
}
