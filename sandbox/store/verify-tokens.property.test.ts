import fc from 'fast-check'
import { PROOF_SCENES, PROOF_SECONDS } from '@/contract/proof'
import { BusinessError } from '../api/business-error'
import { createClock } from '../clock'
import { seed } from '../seed'
import { cleanUp, temporaryFolder } from '../testing/harness'
import type { Db } from './database'
import { findFaceCheck, openFaceCheck, settleFaceCheck } from './face-checks'
import { openStore } from './open'
import { faceVerifyToken, issueVerifyToken, useProofs } from './verify-tokens'

const START = 1_800_000_000_000

const about = {
  customerId: fc.constantFrom('100001', '100002'),
  scene: fc.constantFrom(...PROOF_SCENES),
  subject: fc.constantFrom('O1', 'O2', ''),
}
const kind = fc.constantFrom('sms' as const, 'face' as const)
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('issue' as const), kind, ...about }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('use' as const),
      needs: fc.constantFrom('sms' as const, 'face' as const, 'both' as const),
      // The first by number, the rest as that one was issued for, so that uses which fit come up often.
      sms: fc.nat(),
      face: fc.nat(),
      isFitting: fc.boolean(),
      ...about,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 400 }) }),
  },
)

interface Issued {
  readonly token: string
  readonly kind: 'sms' | 'face'
  readonly customerId: string
  readonly scene: string
  readonly subject: string
  readonly until: number
}

let db: Db
beforeAll(() => {
  ;({ db } = openStore(temporaryFolder()))
  seed(db, createClock(db, 'seed'))
})
afterAll(async () => {
  db.close()
  await cleanUp()
})

function issue(of: Omit<Issued, 'token' | 'until'>, now: number): Issued {
  const until = now + PROOF_SECONDS * 1000
  if (of.kind === 'sms') return { ...of, until, token: issueVerifyToken(db, { ...of, now }) }
  const bizToken = openFaceCheck(db, { ...of, day: '2027-01-15', now }) ?? ''
  settleFaceCheck(db, bizToken, 'passed', now)
  const check = findFaceCheck(db, bizToken)
  if (!check) throw new Error('no check')
  return { ...of, until, token: faceVerifyToken(db, check, now) }
}

const isMissing = (error: unknown) => error instanceof BusinessError

test('no proof works twice, late, or for another kind, scene, subject or customer; a refusal uses up none', () => {
  let accepted = 0
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 25 }), steps => {
      let now = START
      const issued: Issued[] = []
      const used = new Set<string>()
      for (const one of steps) {
        if (one.do === 'wait') now += one.seconds * 1000
        else if (one.do === 'issue') issued.push(issue(one, now))
        else if (issued.length > 0) {
          const pick = (number: number) => issued[number % issued.length] as Issued
          const first = pick(one.needs === 'face' ? one.face : one.sms)
          const { customerId, scene, subject } = one.isFitting ? first : one
          const wanted = { sms: pick(one.sms), face: pick(one.face) }
          const kinds = one.needs === 'both' ? (['sms', 'face'] as const) : [one.needs]
          const fits = kinds.every(key => {
            const proof = wanted[key]
            return (
              proof.kind === key &&
              proof.customerId === customerId &&
              proof.scene === scene &&
              proof.subject === subject &&
              proof.until >= now &&
              !used.has(proof.token)
            )
          })
          const tokens = Object.fromEntries(kinds.map(key => [key, wanted[key].token]))
          const before = db.all('SELECT * FROM verify_tokens')
          try {
            useProofs(db, { customerId, scene, subject, now }, tokens)
            expect(fits).toBe(true)
            kinds.forEach(key => used.add(wanted[key].token))
            accepted += 1
          } catch (error) {
            if (!isMissing(error)) throw error
            expect(fits).toBe(false)
            expect(db.all('SELECT * FROM verify_tokens')).toEqual(before)
          }
        }
      }
    }),
    { numRuns: 150 },
  )
  expect(accepted).toBeGreaterThan(20)
})
