import path from 'node:path'
import { APPEND_STATUS, FT_APPLY_STATUS } from '@/contract/tables/trust'
import { todayInShanghai } from '@/lib/date'
import { createClock } from './clock'
import { createJobs, JOBS } from './jobs'
import { seed } from './seed'
import { openStore } from './store/open'
import { cleanUp, temporaryFolder } from './testing/harness'

const folder = temporaryFolder()
const { db } = openStore(folder)
const clock = createClock(db, 'seed')
seed(db, clock)
const asSeeded = path.join(folder, 'seeded.db')
db.saveTo(asSeeded)

beforeEach(() => db.replaceBy(asSeeded))
afterAll(async () => {
  db.close()
  await cleanUp()
})

const DAY_MS = 86_400_000
/** Until the last evidence of the seed expires. */
const DAYS = 230

/** What each job has to do: from the seed by itself (`''`), or once this has happened. */
const WORK: Readonly<Record<string, string>> = {
  settleRedemptions: '',
  decideCases: '',
  runInstructionJob: '',
  runOrderJob: '',
  lapseAppends: `UPDATE trust_appends SET status = '${APPEND_STATUS.toPay}', pay_deadline = '2026-01-05 17:00:00'`,
  payBenefits: '',
  runExportJob: `INSERT INTO pi_exports SELECT 'E1', id, 'PX1', '["basic"]', 'csv', 'app', '', '0', 0, '2026-12-01', NULL, NULL FROM customers LIMIT 1`,
  expireIdentities: `UPDATE customers SET id_expire_date = $today WHERE auth_status = '2'`,
  expireRiskResults: '',
  expireInvestors: '',
  runCertificateJob: '',
  runCleanUp: '',
  dropUnusedSignatures: `INSERT INTO signatures SELECT 'S1', id, 'tax', 'typed', NULL, '', '陈', 0, NULL FROM customers LIMIT 1`,
  dropStaleUploads: `INSERT INTO uploads SELECT 'L1', id, 'claim', '', '', '', 1, '', '0', NULL, 0, 0 FROM customers LIMIT 1`,
  dropEndedSessions: `UPDATE recordings SET session_id = 'R1', session_ends = '2026-01-01 00:00:00'`,
  expireIdentityApplications: `UPDATE identity_applications SET status = '0', expires_at = 0 WHERE id = 'SM201904100001'`,
  expirePaperApplications: `INSERT INTO drafts SELECT id, 'papers', '', 1, '{}', '', 0 FROM customers LIMIT 1`,
  dropForgottenApplications: '',
  tellLateDeliveries: `UPDATE ft_applications SET status = '${FT_APPLY_STATUS.toDeliver}', deliver_until = '2026-01-01 00:00:00' WHERE id = 'FA4'`,
  tellOfStatements: '',
}

const changes = () => db.get<{ n: number }>('SELECT total_changes() AS n')?.n ?? 0

test('the list has these jobs, each once', () => {
  expect(JOBS.map(job => job.name).sort()).toEqual(Object.keys(WORK).sort())
})

test.each(JOBS.map(job => [job.name, job] as const))('%s does what is due, and no more', (name, job) => {
  const today = todayInShanghai(clock.now())
  const happened = WORK[name] ?? ''
  if (happened) db.exec(happened.replace('$today', `'${today}'`))
  let worked = false
  for (let day = 0; day < DAYS && !worked; day += 1) {
    const now = clock.now() + day * DAY_MS
    const before = changes()
    job(db, now)
    worked = changes() > before
    if (!worked) continue
    job(db, now)
    const done = changes()
    job(db, now)
    expect(changes()).toBe(done)
  }
  expect(worked).toBe(true)
})

test('a job that fails does not keep the others from their work', () => {
  db.exec(WORK.dropUnusedSignatures ?? '')
  db.exec('ALTER TABLE pi_exports RENAME TO pi_exports_elsewhere')
  const said = jest.spyOn(console, 'error').mockReturnValue()
  createJobs(db, clock).run()
  expect(said).toHaveBeenCalledTimes(1)
  said.mockRestore()
  expect(db.all('SELECT id FROM signatures WHERE used_at IS NULL AND signed_at = 0')).toEqual([])
})
