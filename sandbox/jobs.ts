import type { Clock } from './clock'
import { runExportJob } from './personal-info/export-job'
import { isDiskFull } from './sandbox-error'
import type { Db } from './store/database'

/** How often the jobs look whether something is due; real time, since data time may jump. */
const EVERY_MS = 1000

/** What the company's back office does by itself, on data time. */
export interface Jobs {
  /** Does what is due now. */
  run(): void
  /** Looks again every second; the returned function ends that. */
  start(): () => void
}

/** The jobs of one store. A full disk undoes a run, and the next one tries again. */
export function createJobs(db: Db, clock: Clock): Jobs {
  const run = () => {
    try {
      runExportJob(db, clock.now())
    } catch (error) {
      if (!isDiskFull(error)) throw error
      console.error('The disk is full: a job was undone.')
    }
  }
  return {
    run,
    start() {
      const timer = setInterval(run, EVERY_MS)
      return () => clearInterval(timer)
    },
  }
}
