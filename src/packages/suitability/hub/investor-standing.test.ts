import type { IdentifyInfo } from '@/contract/identify-info'
import { QUALIFIED_STATUS } from '@/contract/tables/customer'
import { INVESTOR_APPLICATION_STATUS } from '@/contract/tables/investor'
import { investorStanding } from './investor-standing'

type Investor = IdentifyInfo['investor']

const VALID: Investor = {
  status: QUALIFIED_STATUS.passed,
  expireDate: '2027-06-30',
  renewal: '',
  promisedDate: '',
  rejectReason: '',
  draftSavedAt: '',
}

/** State, what is to be done, a word of the notes. */
type Expected = readonly [state: string, todo: string, note: RegExp]

const NONE = /^$/
const SAVED = '2026-11-20 09:58:00'
const ENDING = { expireDate: '2026-12-31' }
const NOT_YET = { status: QUALIFIED_STATUS.none, expireDate: '' }

test.each<readonly [string, Partial<Investor>, Expected]>([
  ['valid', {}, ['valid', '', NONE]],
  ['soon to end', ENDING, ['expiring', '', /还有 41 天/]],
  ['soon to end, the next one begun', { ...ENDING, draftSavedAt: SAVED }, ['expiring', '', /还没有提交/]],
  [
    'soon to end, the next one with people',
    { ...ENDING, renewal: INVESTOR_APPLICATION_STATUS.inReview, promisedDate: '2026-11-25' },
    ['expiring', '', /新的申请正在审核，最迟 2026-11-25/],
  ],
  [
    'soon to end, the next one refused',
    { ...ENDING, renewal: INVESTOR_APPLICATION_STATUS.rejected, rejectReason: '材料不清晰' },
    ['expiring', '', /新的申请未通过，原因：材料不清晰/],
  ],
  ['past its day', { expireDate: '2026-11-19' }, ['expired', '重新认定合格投资者', /重新认定/]],
  [
    'expired by the server',
    { status: QUALIFIED_STATUS.expired, expireDate: '2026-05-31' },
    ['expired', '重新认定合格投资者', /重新认定/],
  ],
  [
    'expired, the next one begun',
    { status: QUALIFIED_STATUS.expired, expireDate: '2026-05-31', draftSavedAt: SAVED },
    ['underWay', '重新认定合格投资者', /还没有提交/],
  ],
  ['none', NOT_YET, ['none', '认定合格投资者', /5 分钟/]],
  ['begun', { ...NOT_YET, draftSavedAt: SAVED }, ['underWay', '认定合格投资者', /还没有提交/]],
  [
    'with people',
    { status: QUALIFIED_STATUS.inReview, expireDate: '', promisedDate: '2026-11-25' },
    ['underWay', '等待合格投资者认定通过', /最迟 2026-11-25 告知结果/],
  ],
  [
    'refused',
    { status: QUALIFIED_STATUS.rejected, expireDate: '', rejectReason: '材料不清晰' },
    ['failed', '重新认定合格投资者', /原因：材料不清晰/],
  ],
])('%s', (_what, investor, [state, todo, note]) => {
  const info = { today: '2026-11-20', investor: { ...VALID, ...investor } }
  const standing = investorStanding(info)
  expect([standing.state, standing.todo, standing.way?.route]).toEqual([
    state,
    todo,
    'suitability/investor-declaration',
  ])
  expect(standing.notes.join(' ')).toMatch(note)
})
