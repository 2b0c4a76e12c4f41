import { FILE_URL_SECONDS } from '@/contract/document'
import { PROOF_SECONDS } from '@/contract/proof'
import { createClock } from '../clock'
import { fileLink, isLiveLink } from '../files/links'
import { seed } from '../seed'
import { temporaryFolder, cleanUp } from '../testing/harness'
import type { Db } from './database'
import { openStore } from './open'
import { ABSOLUTE_LIMIT_MS, IDLE_LIMIT_MS, openSession, peekSession, useSession } from './sessions'
import { issueVerifyToken, useVerifyToken } from './verify-tokens'

const NOW = 1_800_000_000_000
const CUSTOMER = '100001'

let db: Db

beforeAll(() => {
  ;({ db } = openStore(temporaryFolder()))
  seed(db, createClock(db, 'seed'))
})
afterAll(async () => {
  db.close()
  await cleanUp()
})

/** At its last moment it holds, one millisecond later it does not. */
const EDGES = [
  [0, true],
  [1, false],
] as const

test.each(EDGES)('a link to a file, %i ms after its time: %s', (late, holds) => {
  const url = new URL(fileLink(db, 'F1', NOW), 'http://localhost')
  const link = {
    fileId: 'F1',
    expires: url.searchParams.get('expires') ?? '',
    sig: url.searchParams.get('sig') ?? '',
  }
  expect(isLiveLink(db, link, NOW + FILE_URL_SECONDS * 1000 + late)).toBe(holds)
})

test.each(EDGES)('a session without a call, %i ms after its time: %s', (late, holds) => {
  const token = openSession(db, CUSTOMER, NOW)
  expect(peekSession(db, token, NOW + IDLE_LIMIT_MS + late) !== undefined).toBe(holds)
})

test.each(EDGES)('a session in use, %i ms after its last hour: %s', (late, holds) => {
  const token = openSession(db, CUSTOMER, NOW)
  for (let at = NOW; at < NOW + ABSOLUTE_LIMIT_MS; at += IDLE_LIMIT_MS) useSession(db, token, at)
  expect(peekSession(db, token, NOW + ABSOLUTE_LIMIT_MS + late) !== undefined).toBe(holds)
})

test.each(EDGES)('a proof of presence, %i ms after its time: %s', (late, holds) => {
  const token = issueVerifyToken(db, { customerId: CUSTOMER, kind: 'sms', scene: 'donate', now: NOW })
  const use = () =>
    useVerifyToken(db, {
      customerId: CUSTOMER,
      scene: 'donate',
      token,
      now: NOW + PROOF_SECONDS * 1000 + late,
    })
  if (holds) expect(use).not.toThrow()
  else expect(use).toThrow()
})
