import { createClock } from '../clock'
import { seed } from '../seed'
import { cleanUp, temporaryFolder } from '../testing/harness'
import type { Db } from './database'
import { type FaceCheck, findFaceCheck, openFaceCheck, settleFaceCheck } from './face-checks'
import { openStore } from './open'
import { faceVerifyToken, useVerifyToken, VERIFY_TOKEN_SECONDS } from './verify-tokens'

const NOW = 1_800_000_000_000
const END = NOW + VERIFY_TOKEN_SECONDS * 1000
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

function passedCheck(): FaceCheck {
  const bizToken = openFaceCheck(db, { customerId: CUSTOMER, scene: 'signing', day: '2027-01-15', now: NOW })
  settleFaceCheck(db, bizToken ?? '', 'passed', NOW)
  const check = findFaceCheck(db, bizToken ?? '')
  if (!check) throw new Error('no check')
  return check
}

const use = (token: string, about: { scene?: string; customerId?: string; now?: number } = {}) =>
  useVerifyToken(db, { customerId: CUSTOMER, scene: 'signing', now: NOW, ...about, token })

describe('the token of a passed face check', () => {
  test('proves the customer’s presence once', () => {
    const check = passedCheck()
    const token = faceVerifyToken(db, check, NOW)
    use(token)
    expect(() => use(token)).toThrow('请重新进行身份验证')
    expect(faceVerifyToken(db, check, NOW)).toBe('')
  })

  test.each([{ scene: 'realName' }, { scene: 'tradeCancel' }, { customerId: '100002' }])(
    'serves nothing else: %j',
    about => {
      const token = faceVerifyToken(db, passedCheck(), NOW)
      expect(() => use(token, about)).toThrow('请重新进行身份验证')
      use(token)
    },
  )

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
