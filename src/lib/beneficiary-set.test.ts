import { isMinorOn } from './beneficiary-rules'
import { type SetPerson, setProblems } from './beneficiary-set'
import { isCreditCode } from './credit-code'
import { type GuardianFacts, guardianProblems } from './guardian-rules'
import { nationalIdBirthday } from './national-id'
import { planProblems, plansTogether, type PlanFacts } from './dist-plan-rules'

const TODAY = '2026-11-20'

/** Case E4 of the domain contract: the eve of the birthday, the birthday, and one that most years do not have (rule V-GUARD). */
test.each([
  ['110000200811200113', '2026-11-19', true],
  ['110000200811200113', '2026-11-20', false],
  ['110000200811210135', '2026-11-20', true],
  ['110000200811210135', '2026-11-21', false],
  ['110000200802290102', '2026-02-27', true],
  ['110000200802290102', '2026-03-01', false],
])('%s on %s is under age: %s', (idNo, day, isMinor) => {
  expect(isMinorOn(nationalIdBirthday(idNo), day)).toBe(isMinor)
})

test.each([
  ['53110000000000021H', true],
  ['53110000000000021X', false],
  ['5311000000000002IH', false],
  ['53110000000000021', false],
  ['', false],
])('credit code %j', (code, isRight) => {
  expect(isCreditCode(code)).toBe(isRight)
})

const PERSON: SetPerson = {
  beneId: 'B1',
  shownName: '林*禾',
  name: '林嘉禾',
  isSettlor: false,
  idType: '0',
  idNo: '110000199611010037',
  birthDate: '1996-11-01',
  order: 1,
  sharePercent: '100',
  isGuardianAccount: false,
  accountName: '林嘉禾',
  guardianName: '',
}
const END = {
  shares: [{ beneId: 'B1', percent: '100' }],
  residual: '1',
  conditions: '信托期限届满时一次性分配。',
}
const MINOR = { birthDate: '2012-07-06', idNo: '110000201207060040' }
const OTHER = { ...PERSON, beneId: 'B2', idNo: '110000194302180064' }

/** Cases E5 and E6 of the domain contract, and all that a set can lack. */
test.each<readonly [string, readonly SetPerson[], boolean, readonly string[]]>([
  ['one adult', [PERSON], false, []],
  [
    'the settlor alone, of a family trust',
    [{ ...PERSON, isSettlor: true }],
    false,
    ['委托人不得为唯一受益人'],
  ],
  ['the settlor alone, of a service trust', [{ ...PERSON, isSettlor: true }], true, []],
  [
    'the settlor beside another',
    [
      { ...PERSON, isSettlor: true, sharePercent: '50' },
      { ...OTHER, sharePercent: '50' },
    ],
    false,
    [],
  ],
  ['nobody', [], false, ['请至少添加一位受益人']],
  ['a minor alone', [{ ...PERSON, ...MINOR }], false, ['林*禾：受益人未满18周岁，请填写监护人信息']],
  ['a minor with a guardian', [{ ...PERSON, ...MINOR, guardianName: '林致远' }], false, []],
  [
    'a minor paid to the guardian',
    [
      {
        ...PERSON,
        ...MINOR,
        guardianName: '林致远',
        isGuardianAccount: true,
        accountName: '林致远',
      },
    ],
    false,
    [],
  ],
  [
    'a minor paid to somebody else',
    [
      {
        ...PERSON,
        ...MINOR,
        guardianName: '林致远',
        isGuardianAccount: true,
        accountName: '周文君',
      },
    ],
    false,
    ['林*禾：使用监护人账户的，户名须与监护人一致'],
  ],
  ['two orders of 100 each', [PERSON, { ...OTHER, order: 2 }], false, []],
  [
    'one twice',
    [
      { ...PERSON, sharePercent: '50' },
      { ...PERSON, beneId: 'B2', sharePercent: '50' },
    ],
    false,
    ['林*禾：该受益人已存在', '林*禾：该受益人已存在'],
  ],
  [
    'two whose papers of different kinds have the same number',
    [
      { ...PERSON, sharePercent: '50' },
      { ...PERSON, beneId: 'B2', idType: '1', sharePercent: '50' },
    ],
    false,
    [],
  ],
])('%s', (_name, people, mayBenefitSettlorAlone, msgs) => {
  const problems = setProblems({ people, end: END, mayBenefitSettlorAlone }, TODAY)
  expect(problems.map(({ msg }) => msg)).toEqual(msgs)
})

test('21 are one too many, and an end that is missing is said', () => {
  const people = Array.from({ length: 21 }, (_, index) => ({
    ...PERSON,
    beneId: `B${index}`,
    idNo: String(index),
    order: index + 1,
  }))
  const problems = setProblems({ people, end: undefined, mayBenefitSettlorAlone: false }, TODAY)
  expect(problems).toEqual([
    { field: 'people', msg: '受益人最多20位' },
    { field: 'end', msg: '请填写终止分配方案' },
  ])
})

const GUARDIAN: GuardianFacts = {
  kind: 'idCard',
  ...{ nationality: 'CN', name: '林致远', relation: '01', mobile: '19900000001' },
  ...{ idNo: '110000196803150014', birthDate: '1968-03-15', idExpireDate: '2044-05-06' },
  ...{ regionCode: '', address: '' },
}

test.each<readonly [Partial<GuardianFacts>, readonly string[]]>([
  [{}, []],
  [{ idNo: '110000200811210135', birthDate: '2008-11-21' }, ['监护人须年满18周岁']],
  [{ idNo: '110000200811200113', birthDate: '2008-11-20' }, []],
  [{ idNo: MINOR.idNo, birthDate: MINOR.birthDate }, ['监护人不能是受益人本人', '监护人须年满18周岁']],
  [{ idExpireDate: '9999-12-31' }, []],
  [{ idExpireDate: '' }, ['请选择证件有效期']],
  [{ idExpireDate: '2026-11-19' }, ['证件已过期，请更新证件']],
  [{ idNo: '110000200811200113', birthDate: '2008-11-20', idExpireDate: '9999-12-31' }, ['请选择证件有效期']],
  [{ kind: 'passport', idNo: 'E12345678', idExpireDate: '9999-12-31' }, ['请选择证件有效期']],
  // An address may be left out, but not a part of it.
  [{ regionCode: '110108', address: '远岚路1号' }, []],
  [{ regionCode: '110108' }, ['请填写详细地址']],
  [{ address: '远岚路1号' }, ['请选择所在地区']],
  [{ relation: '' }, ['请选择与受益人的关系']],
  [{ mobile: '' }, ['请输入正确的手机号']],
  [{ name: '' }, ['请输入正确的姓名']],
])('a guardian with %j', (change, msgs) => {
  const problems = guardianProblems({ ...GUARDIAN, ...change }, MINOR.idNo, TODAY)
  expect(problems.map(({ msg }) => msg)).toEqual(msgs)
})

const PLAN: PlanFacts = {
  ...{ kind: 'fixed', beneId: 'B1', conditionType: '', conditionNote: '养老', amount: '8000', percent: '' },
  ...{ isOnce: false, frequency: '2', startDate: '2026-11-21', endDate: '9999-12-31', proofNote: '' },
}

/** Rule V-DIST-AMT. */
test.each<readonly [Partial<PlanFacts>, readonly string[]]>([
  [{}, []],
  [{ amount: '0.00' }, ['请填写正确的分配金额']],
  [{ amount: '1.234' }, ['请填写正确的分配金额']],
  [{ amount: '', percent: '10' }, []],
  [{ amount: '', percent: '100.01' }, ['请填写正确的分配金额']],
  [{ amount: '8000', percent: '10' }, ['请填写正确的分配金额']],
  [{ kind: 'occasional', amount: '', percent: '100' }, []],
  [{ kind: 'occasional', amount: '', percent: '100.01' }, ['请填写正确的分配金额']],
  [{ conditionNote: ' 老 ' }, ['请用2至40个字说明用途或条件']],
  [{ conditionNote: ` ${'老'.repeat(40)} ` }, []],
  [{ startDate: '2026-11-20' }, ['首次分配日不能早于明天']],
  [{ endDate: '2026-11-20' }, ['结束日期不能早于开始日期']],
  [{ endDate: '2026-11-20', isOnce: true }, []],
  [{ kind: 'conditional' }, ['请选择分配条件', '请填写需要的证明材料']],
])('a plan with %j', (change, msgs) => {
  expect(planProblems({ ...PLAN, ...change }, TODAY).map(({ msg }) => msg)).toEqual(msgs)
})

test('a plan that has begun keeps its first day', () => {
  expect(planProblems({ ...PLAN, startDate: '2025-01-10' }, TODAY, '2025-01-10')).toEqual([])
})

test.each<readonly [readonly Partial<PlanFacts>[], number]>([
  [[{}, {}], 1],
  [[{}, { beneId: 'B2' }], 0],
  [[{}, { conditionNote: '学业' }], 0],
  [[{ endDate: '2026-12-31' }, { startDate: '2027-01-01' }], 0],
  [[{ endDate: '2027-01-01' }, { startDate: '2027-01-01' }], 1],
  [[{ isOnce: true }, { startDate: '2026-11-22' }], 0],
  [
    [
      { kind: 'occasional', amount: '', percent: '60' },
      { kind: 'occasional', beneId: 'B2', amount: '', percent: '41' },
    ],
    1,
  ],
  [
    [
      { amount: '', percent: '60' },
      { beneId: 'B2', amount: '', percent: '41' },
    ],
    1,
  ],
  [
    [
      { amount: '', percent: '60' },
      { kind: 'occasional', beneId: 'B2', amount: '', percent: '41' },
      { kind: 'conditional', beneId: 'B2', conditionType: '01', amount: '', percent: '41' },
    ],
    0,
  ],
])('plans %j overlap %i times', (changes, count) => {
  expect(plansTogether(changes.map(change => ({ ...PLAN, ...change })))).toHaveLength(count)
})
