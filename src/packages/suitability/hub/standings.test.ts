import type { IdentifyInfo } from '@/contract/identify-info'
import { AUTH_STATUS, ID_TYPE, QUALIFIED_STATUS } from '@/contract/tables/customer'
import { ID_APPLICATION_STATUS } from '@/contract/tables/identity'
import { RISK_STATUS } from '@/contract/tables/risk'
import { TAX_TYPE } from '@/contract/tables/tax'
import { obstacleText } from './standing'
import { standingsOf } from './standings'

const TODAY = '2026-11-20'

const IDENTITY: IdentifyInfo['identity'] = {
  status: AUTH_STATUS.passed,
  idType: ID_TYPE.idCard,
  nameMask: '林*远',
  idNoMask: '1100**********0014',
  expireDate: '9999-12-31',
  application: null,
}
const TAX: IdentifyInfo['tax'] = {
  declared: '1',
  taxType: TAX_TYPE.chinaOnly,
  declareDate: '2023-05-20',
  draftSavedAt: '',
}
const RISK: IdentifyInfo['risk'] = {
  status: RISK_STATUS.valid,
  level: 'C4',
  expireDate: '2027-03-01',
  pendingResultId: '',
  draftSavedAt: '',
}
const INVESTOR: IdentifyInfo['investor'] = {
  status: QUALIFIED_STATUS.passed,
  expireDate: '2027-06-30',
  renewal: '',
  promisedDate: '',
  rejectReason: '',
  draftSavedAt: '',
}

interface Change {
  readonly identity?: Partial<IdentifyInfo['identity']>
  readonly tax?: Partial<IdentifyInfo['tax']>
  readonly risk?: Partial<IdentifyInfo['risk']>
  readonly investor?: Partial<IdentifyInfo['investor']>
}

/** Somebody of whom everything counts, but for this. */
const infoWith = ({ identity, tax, risk, investor }: Change): IdentifyInfo => ({
  today: TODAY,
  identity: { ...IDENTITY, ...identity },
  tax: { ...TAX, ...tax },
  risk: { ...RISK, ...risk },
  investor: { ...INVESTOR, ...investor },
})

const applied = (status: keyof typeof APPLIED): IdentifyInfo['identity']['application'] => ({
  authApplyId: 'SM1',
  isByCard: '1',
  status: APPLIED[status],
  promisedDate: status === 'inReview' ? '2026-11-25' : '',
  rejectReason: status === 'failed' ? '照片不清晰' : '',
})
const byPassport = (status: keyof typeof APPLIED): IdentifyInfo['identity']['application'] => {
  const application = applied(status)
  return application && { ...application, isByCard: '0' }
}
const APPLIED = {
  filling: ID_APPLICATION_STATUS.filling,
  inReview: ID_APPLICATION_STATUS.inReview,
  failed: ID_APPLICATION_STATUS.failed,
}

/** State, what is to be done, a word of the notes, and where it goes on: `real-name-result SM1`. */
type Expected = readonly [state: string, todo: string, note: RegExp, way: string]

function summary(info: IdentifyInfo, place: number): readonly [string, string, string, string] {
  const standing = standingsOf(info)[place]
  const { state = '', todo = '', notes = [], way } = standing ?? {}
  const params = Object.entries(way?.params ?? {}).map(([name, value]) => `${name}=${value}`)
  return [state, todo, notes.join(' '), way ? [way.route.split('/')[1], ...params].join(' ') : '']
}

function check(place: number, change: Change, [state, todo, note, way]: Expected): void {
  const found = summary(infoWith(change), place)
  expect([found[0], found[1], found[3]]).toEqual([state, todo, way])
  expect(found[2]).toMatch(note)
}

const NONE = /^$/
const RENEW = 'identity-scan isUpdating=1'
const { none, inReview, failed, expired, expiring } = AUTH_STATUS

test.each<readonly [string, Change['identity'], Expected]>([
  ['for ever', {}, ['valid', '', NONE, RENEW]],
  ['91 days left', { expireDate: '2027-02-19' }, ['valid', '', NONE, RENEW]],
  ['90 days left', { expireDate: '2027-02-18' }, ['expiring', '', /还有 90 天/, RENEW]],
  ['its last day', { expireDate: TODAY }, ['expiring', '', /最后一天/, RENEW]],
  [
    'the day after',
    { expireDate: '2026-11-19' },
    ['expired', '更新身份证件', /不能认购、赎回或变更信息/, RENEW],
  ],
  ['warned by the server', { status: expiring, expireDate: '2027-05-01' }, ['expiring', '', NONE, RENEW]],
  [
    'expired by the server',
    { status: expired, expireDate: '2027-05-01' },
    ['expired', '更新身份证件', /证件已过期/, RENEW],
  ],
  [
    'expired, the new card not handed in',
    { status: expired, application: applied('filling') },
    ['underWay', '更新身份证件', /还没有提交完/, RENEW],
  ],
  [
    'expired, the new card with people',
    { status: expired, application: applied('inReview') },
    ['underWay', '等待新证件审核通过', /最迟 2026-11-25 告知结果/, 'real-name-result authApplyId=SM1'],
  ],
  [
    'expired, the new card refused',
    { status: expired, application: applied('failed') },
    ['failed', '更新身份证件', /原因：照片不清晰/, 'real-name-result authApplyId=SM1'],
  ],
  [
    'in force, the new card with people',
    { expireDate: '2026-12-01', application: applied('inReview') },
    ['expiring', '', /新证件正在审核/, 'real-name-result authApplyId=SM1'],
  ],
  [
    'in force, the new card refused',
    { application: applied('failed') },
    ['valid', '', /新证件未通过，原因：照片不清晰/, 'real-name-result authApplyId=SM1'],
  ],
  ['nothing yet', { status: none }, ['none', '完成实名认证', /身份证原件/, 'identity-scan']],
  [
    'begun',
    { status: none, application: applied('filling') },
    ['underWay', '完成实名认证', /可以继续办理/, 'identity-scan'],
  ],
  [
    'with people',
    { status: inReview, application: applied('inReview') },
    ['underWay', '等待实名认证审核通过', /最迟 2026-11-25/, 'real-name-result authApplyId=SM1'],
  ],
  [
    'other documents with people',
    { status: inReview },
    ['underWay', '等待实名认证审核通过', /您的证件，无需重复提交/, 'identity-scan'],
  ],
  [
    'refused',
    { status: failed, application: applied('failed') },
    ['failed', '完成实名认证', /原因：照片不清晰/, 'real-name-result authApplyId=SM1'],
  ],
  ['refused long ago', { status: failed }, ['failed', '完成实名认证', /重新认证/, 'identity-scan']],
  [
    'refused and begun anew',
    { status: failed, application: applied('filling') },
    ['underWay', '完成实名认证', /可以继续办理/, 'identity-scan'],
  ],
  [
    'a passport with people',
    { status: inReview, idType: ID_TYPE.passport, application: byPassport('inReview') },
    ['underWay', '等待实名认证审核通过', /最迟 2026-11-25/, 'auth-detail applyNo=SM1'],
  ],
  [
    'a passport refused',
    { status: failed, application: byPassport('failed') },
    ['failed', '完成实名认证', /原因：照片不清晰/, 'auth-detail applyNo=SM1'],
  ],
  [
    'a passport that is over',
    { status: expired, idType: ID_TYPE.passport },
    ['expired', '更新身份证件', /证件已过期/, 'identity-info isUpdating=1'],
  ],
  [
    'an ID card in the place of a passport',
    { status: expired, idType: ID_TYPE.passport, application: applied('inReview') },
    ['underWay', '等待新证件审核通过', /最迟 2026-11-25/, 'real-name-result authApplyId=SM1'],
  ],
  ['a code that came later', { status: '9' }, ['none', '完成实名认证', /身份证原件/, 'identity-scan']],
])('identity: %s', (_what, identity, expected) => check(0, { identity }, expected))

const SAVED = '2026-11-19 20:10:00'
const UNDECLARED = { declared: '0', taxType: '', declareDate: '' } as const

test.each<readonly [string, Change, Expected]>([
  ['declared', {}, ['valid', '', /30日内重新声明/, 'tax-result']],
  ['declared, and filled in anew', { tax: { draftSavedAt: SAVED } }, ['valid', '', /还没有提交/, 'tax-type']],
  ['to declare', { tax: UNDECLARED }, ['none', '声明税收居民身份', /3 分钟/, 'tax-type']],
  [
    'to declare with an identity that people look at',
    { tax: UNDECLARED, identity: { status: inReview } },
    ['none', '声明税收居民身份', /3 分钟/, 'tax-type'],
  ],
  [
    'filled in',
    { tax: { ...UNDECLARED, draftSavedAt: SAVED } },
    ['underWay', '声明税收居民身份', /继续填写/, 'tax-type'],
  ],
  [
    'before the papers',
    { tax: UNDECLARED, identity: { status: none } },
    ['none', '声明税收居民身份', /请先完成实名认证/, ''],
  ],
  [
    'after papers that were refused',
    { tax: UNDECLARED, identity: { status: failed } },
    ['none', '声明税收居民身份', /请先完成实名认证/, ''],
  ],
])('tax: %s', (_what, change, expected) => check(1, change, expected))

const UNTESTED = { status: RISK_STATUS.none, level: '', expireDate: '' } as const
const OUTLIVED = { status: RISK_STATUS.expired, expireDate: '2026-09-30' } as const
const PENDING = 'risk-result resultId=RR1'

test.each<readonly [string, Change['risk'], Expected]>([
  ['valid', {}, ['valid', '', NONE, 'risk-overview']],
  ['soon to end', { expireDate: '2027-01-15' }, ['expiring', '', /还有 56 天/, 'risk-overview']],
  ['valid, a newer result waits', { pendingResultId: 'RR1' }, ['valid', '', /待确认/, PENDING]],
  ['expired', OUTLIVED, ['expired', '重新做风险测评', /已过期/, 'risk-overview']],
  [
    'expired by its day alone',
    { expireDate: '2026-11-19' },
    ['expired', '重新做风险测评', /已过期/, 'risk-overview'],
  ],
  [
    'expired, a newer result waits',
    { ...OUTLIVED, pendingResultId: 'RR1' },
    ['underWay', '确认测评结果', /已过期.*待确认/, PENDING],
  ],
  [
    'expired, answers begun',
    { ...OUTLIVED, draftSavedAt: SAVED },
    ['underWay', '重新做风险测评', /没有答完/, 'risk-overview'],
  ],
  ['never tested', UNTESTED, ['none', '完成风险测评', /5 分钟/, 'risk-overview']],
  [
    'the first result waits',
    { ...UNTESTED, pendingResultId: 'RR1' },
    ['underWay', '确认测评结果', /待确认/, PENDING],
  ],
  [
    'the first answers begun',
    { ...UNTESTED, draftSavedAt: SAVED },
    ['underWay', '完成风险测评', /没有答完/, 'risk-overview'],
  ],
])('risk: %s', (_what, risk, expected) => check(2, { risk }, expected))

describe('what stands in the way of a purchase', () => {
  test('is nothing while all counts, though it soon ends', () => {
    expect(obstacleText(standingsOf(infoWith({})))).toBeUndefined()
    expect(obstacleText(standingsOf(infoWith({ risk: { expireDate: TODAY } })))).toBeUndefined()
  })

  test('is one sentence, in the order of the purchase check', () => {
    const info = infoWith({
      identity: { status: none },
      tax: UNDECLARED,
      risk: UNTESTED,
      investor: { status: QUALIFIED_STATUS.none },
    })
    expect(obstacleText(standingsOf(info))).toBe(
      '认购、追加前，还需完成实名认证、声明税收居民身份、完成风险测评、认定合格投资者。',
    )
  })

  test('leaves out what counts', () => {
    expect(obstacleText(standingsOf(infoWith({ risk: OUTLIVED })))).toBe('认购、追加前，还需重新做风险测评。')
  })
})

test('what is known stands beside its label, and nothing empty does', () => {
  const facts = (info: IdentifyInfo) =>
    standingsOf(info).map(standing => standing.facts.map(({ label, value }) => `${label} ${value}`))
  expect(facts(infoWith({}))).toEqual([
    ['姓名 林*远', '证件号码 1100**********0014', '有效期至 长期'],
    ['声明内容 仅为中国税收居民', '声明日期 2023-05-20', '有效期至 长期'],
    ['风险承受能力 C4 积极型', '有效期至 2027-03-01'],
    ['有效期至 2027-06-30'],
  ])
  const blank = { status: none, nameMask: '', idNoMask: '', expireDate: '' }
  expect(facts(infoWith({ identity: blank, tax: UNDECLARED, risk: UNTESTED }))[0]).toEqual([])
})
