import { randomUUID } from 'node:crypto'
import { AUTH_STATUS, ID_TYPE, QUALIFIED_STATUS } from '@/contract/tables/customer'
import { ID_APPLICATION_STATUS } from '@/contract/tables/identity'
import { RISK_STATUS } from '@/contract/tables/risk'
import { PAPER } from '../risk/paper'
import { dataOf } from '../testing/answers'
import { type Browser, cleanUp, startTest } from '../testing/harness'
import { confirmedIdentity, faceTokenOf, finishIdentity, manualIdentity, readBoth } from '../testing/id-card'

const DAY = 86_400

let browser: Browser

beforeEach(async () => {
  await cleanUp()
  ;({ browser } = await startTest())
})
afterAll(cleanUp)

const info = () => dataOf(browser, 'identifyInfo', {})
const NO_RISK = { status: RISK_STATUS.none, level: '', expireDate: '', pendingResultId: '', draftSavedAt: '' }
const UNDECLARED = { declared: '0', taxType: '', declareDate: '', draftSavedAt: '' }
const DECLARED = { declared: '1', taxType: '1', declareDate: '2023-05-20', draftSavedAt: '' }

test.each([
  [
    'U1',
    {
      today: '2026-11-20',
      identity: {
        status: AUTH_STATUS.passed,
        nameMask: '林*远',
        idNoMask: '1100**********0014',
        expireDate: '9999-12-31',
        application: null,
      },
      tax: DECLARED,
      risk: { ...NO_RISK, status: RISK_STATUS.valid, level: 'C4', expireDate: '2027-03-01' },
      investor: { status: QUALIFIED_STATUS.passed, expireDate: '2027-06-30' },
    },
  ],
  [
    'U2',
    {
      identity: {
        status: AUTH_STATUS.passed,
        nameMask: '周*君',
        expireDate: '2035-06-30',
        application: null,
      },
      tax: DECLARED,
      risk: { status: RISK_STATUS.valid, level: 'C3', expireDate: '2027-01-15' },
      investor: { status: QUALIFIED_STATUS.none, expireDate: '' },
    },
  ],
  [
    'U3',
    {
      identity: {
        status: AUTH_STATUS.none,
        nameMask: '陈*',
        idNoMask: '',
        expireDate: '',
        application: null,
      },
      tax: UNDECLARED,
      risk: NO_RISK,
      investor: { status: QUALIFIED_STATUS.none, expireDate: '' },
    },
  ],
  [
    'U4',
    {
      identity: { status: AUTH_STATUS.expired, expireDate: '2026-10-01', application: null },
      tax: DECLARED,
      risk: { status: RISK_STATUS.expired, level: 'C2', expireDate: '2026-09-30' },
      investor: { status: QUALIFIED_STATUS.expired, expireDate: '2026-05-31' },
    },
  ],
  [
    'U5',
    {
      identity: {
        status: AUTH_STATUS.inReview,
        nameMask: 'J***H',
        idType: ID_TYPE.passport,
        expireDate: '2029-04-30',
        application: {
          authApplyId: 'ZJ202611180001',
          isByCard: '0',
          status: ID_APPLICATION_STATUS.inReview,
          promisedDate: '2026-11-23',
          rejectReason: '',
        },
      },
      tax: UNDECLARED,
      risk: NO_RISK,
    },
  ],
  [
    'U6',
    {
      identity: { status: AUTH_STATUS.passed, nameMask: '何*', expireDate: '9999-12-31' },
      tax: DECLARED,
      risk: { status: RISK_STATUS.valid, level: 'C5', expireDate: '2027-08-01' },
      investor: { status: QUALIFIED_STATUS.passed, expireDate: '2027-08-31' },
    },
  ],
] as const)('%s is told what of theirs counts, and no value in full', async (customer, expected) => {
  await browser.loginAs(customer)
  const answer = await info()
  expect(answer).toMatchObject(expected)
  expect(JSON.stringify(answer)).not.toMatch(/\d{17}|林致远|周文君|陈新|王慎之|JOHN|何久/)
})

test('an application is told while it is filled in, while people decide, and after they refused', async () => {
  await browser.loginAs('U3')
  const { authApplyId } = await readBoth(browser)
  const application = async () => (await info()).identity.application
  expect(await application()).toMatchObject({ authApplyId, status: ID_APPLICATION_STATUS.filling })
  const confirmed = await confirmedIdentity(browser)
  await manualIdentity(browser, confirmed)
  expect(await application()).toMatchObject({
    status: ID_APPLICATION_STATUS.inReview,
    promisedDate: '2026-11-25',
  })
  const reason = '照片不清晰，请重新拍摄'
  await browser.control('POST', 'office', { kind: 'realName', id: confirmed, isPassed: false, reason })
  expect((await info()).identity).toMatchObject({
    status: AUTH_STATUS.failed,
    application: { authApplyId: confirmed, status: ID_APPLICATION_STATUS.failed, rejectReason: reason },
  })
})

test('an application that passed shows in the identity alone', async () => {
  await browser.loginAs('U3')
  const authApplyId = await confirmedIdentity(browser)
  await finishIdentity(browser, authApplyId, await faceTokenOf(browser, authApplyId))
  expect((await info()).identity).toEqual({
    status: AUTH_STATUS.passed,
    idType: ID_TYPE.idCard,
    nameMask: '陈*',
    idNoMask: '1100**********0078',
    expireDate: '2029-06-12',
    application: null,
  })
})

test('one that nobody finished is told no more after a day', async () => {
  await browser.loginAs('U3')
  await readBoth(browser)
  await browser.advance(DAY)
  await browser.loginAs('U3')
  expect((await info()).identity.application).toBeNull()
})

test('a risk result expires with its day, the server’s', async () => {
  await browser.loginAs('U1')
  // From 20 November to 2 March.
  await browser.advance(102 * DAY)
  await browser.loginAs('U1')
  expect(await info()).toMatchObject({ today: '2027-03-02', risk: { status: RISK_STATUS.expired } })
})

test('what is filled in and not handed in is told by its moment, and a result by its id', async () => {
  await browser.loginAs('U3')
  for (const kind of ['taxDeclare', 'riskTest'] as const) {
    await browser.call('draftSave', {
      kind,
      revision: 0,
      content: '{}',
      device: 'APP',
      requestNo: randomUUID(),
    })
  }
  const savedAt = expect.stringMatching(/^2026-11-20 10:0/) as string
  expect(await info()).toMatchObject({ tax: { draftSavedAt: savedAt }, risk: { draftSavedAt: savedAt } })
  const handedIn = await dataOf(browser, 'riskAnswerSubmit', {
    paperId: PAPER.paperId,
    version: PAPER.version,
    answers: PAPER.questions.map(({ qid, options }) => ({ qid, oids: [options[0]?.oid ?? ''] })),
    selfFilled: '1',
    requestNo: randomUUID(),
  })
  expect((await info()).risk).toEqual({ ...NO_RISK, pendingResultId: handedIn.resultId })
})
