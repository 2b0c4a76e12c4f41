import { existsSync, renameSync } from 'node:fs'
import type { Clock } from '../clock'
import type { Db } from '../store/database'
import { seed } from '.'

/** The driver keeps three files open for each copy, until its garbage is collected: few machines allow a thousand. */
const MAX_COPIES = 200

/**
 * What brings a store to the seed data. With a `snapshot` (a file of this very version of the sandbox) it takes a copy of
 * that, and writes it the first time: a hundredth of the work, where many stores are filled one after the other.
 */
export function createReset(db: Db, clock: Clock, snapshot?: string): () => void {
  if (snapshot === undefined) return () => seed(db, clock)
  let copies = 0
  return () => {
    if (copies === MAX_COPIES) return seed(db, clock)
    copies += 1
    if (existsSync(snapshot)) {
      db.replaceBy(snapshot)
      clock.restart()
      return
    }
    seed(db, clock)
    // Others may be writing it too: it is there in whole or not at all.
    const own = `${snapshot}.${process.pid}`
    db.saveTo(own)
    renameSync(own, snapshot)
  }
}
