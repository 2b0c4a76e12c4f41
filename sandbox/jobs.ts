import { lapseAppends } from './appends/append-job'
import { runCertificateJob } from './certificates/certificate-job'
import { payBenefits } from './claims/pay-job'
import type { Clock } from './clock'
import { expireIdentities } from './identity/expiry-job'
import { runInstructionJob } from './instructions/instruction-job'
import { expireInvestors } from './investor/expiry-job'
import { decideDueCases } from './office/desks'
import { runOrderJob } from './orders/order-job'
import { runExportJob } from './personal-info/export-job'
import { dropEndedSessions } from './recording/moves'
import { settleRedemptions } from './redemption/settle-job'
import { expireRiskResults } from './risk/expiry-job'
import { storeTrouble } from './sandbox-error'
import { tellOfStatements } from './statements/issue-job'
import { runCleanUp } from './store/clean-up'
import type { Db } from './store/database'
import { expireIdentityApplications } from './store/identity-applications'
import { expirePaperApplications } from './store/paper-applications'
import { dropUnusedSignatures } from './store/signatures'
import { dropStaleUploads } from './store/uploads'
import { dropForgottenApplications } from './trust-applications/draft-job'
import { tellLateDeliveries } from './trust-applications/late-job'

/** How often the jobs look whether something is due; real time, since data time may jump. */
const EVERY_MS = 1000

const decideCases = (db: Db, now: number): void => decideDueCases(db, now, payBenefits)

/** One line per job; each does what is due at this moment of data time. */
export const JOBS: readonly ((db: Db, now: number) => void)[] = [
  settleRedemptions,
  decideCases,
  runInstructionJob,
  runOrderJob,
  lapseAppends,
  payBenefits,
  runExportJob,
  expireIdentities,
  expireRiskResults,
  expireInvestors,
  runCertificateJob,
  runCleanUp,
  dropUnusedSignatures,
  dropStaleUploads,
  dropEndedSessions,
  expireIdentityApplications,
  expirePaperApplications,
  dropForgottenApplications,
  tellLateDeliveries,
  tellOfStatements,
]

/** What the company's back office does by itself, on data time. */
export interface Jobs {
  /** Does what is due now. */
  run(): void
  /** Looks again every second; the returned function ends that. */
  start(): () => void
}

/**
 * The jobs of one store. A run that fails is undone, and the next one tries again: the server outlives a full disk and a
 * store that somebody else has locked. What keeps failing alike is said once.
 */
export function createJobs(db: Db, clock: Clock): Jobs {
  let said = ''
  const works = [...JOBS.map(job => () => job(db, clock.now())), () => clock.keep()]
  const run = () => {
    const problems = new Set<string>()
    for (const work of works) {
      try {
        work()
      } catch (error) {
        const trouble = storeTrouble(error)
        problems.add(trouble ?? (error instanceof Error ? (error.stack ?? error.message) : String(error)))
        // A store that refuses one refuses all: each would wait for it anew, and the server with them.
        if (trouble) break
      }
    }
    const problem = [...problems].join('\n')
    if (problem && problem !== said) console.error(`A job was undone and will be tried again: ${problem}`)
    said = problem
  }
  return {
    run,
    start() {
      const timer = setInterval(run, EVERY_MS)
      return () => clearInterval(timer)
    },
  }
}
