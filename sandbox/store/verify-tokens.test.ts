import { PROOF_SECONDS } from '@/contract/proof'
import { createClock } from '../clock'
import { seed } from '../seed'
import { BusinessError } from '../api/business-error'
import { cleanUp, temporaryFolder } from '../testing/harness'
import type { Db } from './database'
import { type FaceCheck, findFaceCheck, openFaceCheck, settleFaceCheck } from './face-checks'
import { openStore } from './open'
import { faceVerifyToken, issueVerifyToken, useProofs } from './verify-tokens'

const NOW = 1_800_000_000_000
const END = NOW + PROOF_SECONDS * 1000
const CUSTOMER = '100001'
const ORDER = 'O1'

let db: Db
beforeAll(() => {
  ;({ db } = openStore(temporaryFolder()))
  seed(db, createClock(db, 'seed'))
})
afterAll(async () => {
  db.close()
  await cleanUp()
})

function passedCheck(): FaceCheck {
  const bizToken = openFaceCheck(db, {
    customerId: CUSTOMER,
    scene: 'signing',
    subject: ORDER,
    day: '2027-01-15',
    now: NOW,
  })
  settleFaceCheck(db, bizToken ?? '', 'passed', NOW)
  const check = findFaceCheck(db, bizToken ?? '')
  if (!check) throw new Error('no check')
  return check
}

interface About {
  readonly scene?: string
  readonly subject?: string
  readonly customerId?: string
  readonly now?: number
}
const SIGNING = { customerId: CUSTOMER, scene: 'signing', subject: ORDER, now: NOW }
const use = (token: string, about: About = {}) => useProofs(db, { ...SIGNING, ...about }, { face: token })

describe('the token of a passed face check', () => {
  test('proves the customer’s presence once', () => {
    const check = passedCheck()
    const token = faceVerifyToken(db, check, NOW)
    use(token)
    expect(() => use(token)).toThrow('请重新进行身份验证')
    expect(faceVerifyToken(db, check, NOW)).toBe('')
  })

  test.each([
    { scene: 'realName' },
    { subject: 'O2' },
    { subject: '' },
    { scene: 'tradeCancel' },
    { customerId: '100002' },
  ])('serves nothing else: %j', about => {
    const token = faceVerifyToken(db, passedCheck(), NOW)
    expect(() => use(token, about)).toThrow('请重新进行身份验证')
    use(token)
  })

  test('asked for again comes anew, and the one before is void', () => {
    const check = passedCheck()
    const lost = faceVerifyToken(db, check, NOW)
    const token = faceVerifyToken(db, check, NOW + 1000)
    expect(() => use(lost)).toThrow('请重新进行身份验证')
    use(token)
  })

  test('lives five minutes from the check, not from the question', () => {
    const check = passedCheck()
    const token = faceVerifyToken(db, check, END)
    expect(faceVerifyToken(db, check, END + 1)).toBe('')
    expect(() => use(token, { now: END + 1 })).toThrow('请重新进行身份验证')
    use(token, { now: END })
  })

  test('does not lie in the store', () => {
    const token = faceVerifyToken(db, passedCheck(), NOW)
    const tables = ['verify_tokens', 'face_checks']
    expect(tables.map(table => JSON.stringify(db.all(`SELECT * FROM ${table}`)).includes(token))).toEqual([
      false,
      false,
    ])
  })
})

describe('both proofs together', () => {
  const pair = (now = NOW) => ({
    sms: issueVerifyToken(db, { ...SIGNING, kind: 'sms', now }),
    face: faceVerifyToken(db, passedCheck(), now),
  })
  const refusalOf = (tokens: { sms: string; face: string }, about: About = {}) => {
    try {
      useProofs(db, { ...SIGNING, ...about }, tokens)
      return undefined
    } catch (error) {
      return error instanceof BusinessError ? error.data : error
    }
  }

  test('serve once', () => {
    const tokens = pair()
    expect(refusalOf(tokens)).toBeUndefined()
    expect(refusalOf(tokens)).toEqual({ missing: ['sms', 'face'] })
  })

  test('a refusal names what is missing and uses neither up', () => {
    const tokens = pair()
    expect(refusalOf({ ...tokens, sms: 'x'.repeat(32) })).toEqual({ missing: ['sms'] })
    expect(refusalOf({ ...tokens, face: '' })).toEqual({ missing: ['face'] })
    expect(refusalOf(tokens)).toBeUndefined()
  })

  test('neither stands in for the other', () => {
    const { sms, face } = pair()
    expect(refusalOf({ sms: face, face: sms })).toEqual({ missing: ['sms', 'face'] })
    expect(refusalOf({ sms, face: sms })).toEqual({ missing: ['face'] })
    expect(refusalOf({ sms, face })).toBeUndefined()
  })
})
