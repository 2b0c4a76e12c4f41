import {
  alwaysLasts,
  asksExpiry,
  asksLasting,
  expiryDoubt,
  expiryError,
  type IdKind,
  PAPER_KINDS,
  type PaperFacts,
  paperProblems,
  personOfNumber,
} from './papers'

const TODAY = '2026-11-20'

/** A right document of each kind. */
const RIGHT: Readonly<Record<PaperFacts['kind'], PaperFacts>> = {
  passport: paper('passport', { idNo: 'X1234567', nationality: 'US' }),
  hkMacaoPermit: paper('hkMacaoPermit', { idNo: 'H12345678' }),
  taiwanPermit: paper('taiwanPermit', { idNo: '01234567' }),
  residentCard: paper('residentCard', { idNo: '911840197511020014', nationality: 'US' }),
  hmtPermit: paper('hmtPermit', { idNo: '830000197511020035' }),
  officerCard: paper('officerCard', { idNo: '军字第001234号' }),
  household: paper('household', { idNo: '110000196803150014', birthDate: '1968-03-15' }),
  other: paper('other', { idNo: 'AB01' }),
}

function paper(kind: PaperFacts['kind'], change: Partial<PaperFacts> = {}): PaperFacts {
  return {
    kind,
    name: 'John Smith',
    idNo: '',
    nationality: 'CN',
    birthDate: '1975-11-02',
    sex: '1',
    expireDate: '2029-04-30',
    mobile: '19900000005',
    ...change,
  }
}

const problemsOf = (kind: PaperFacts['kind'], change: Partial<PaperFacts>) =>
  paperProblems({ ...RIGHT[kind], ...change }, TODAY).map(({ field, msg }) => `${field}: ${msg}`)

test.each(PAPER_KINDS)('a right document of kind %s has no problem', kind => {
  expect(problemsOf(kind, {})).toEqual([])
})

const PASSPORT = 'idNo: 请输入正确的护照号码'
const PERMIT = 'idNo: 请输入正确的通行证号码'
const RESIDENT = 'idNo: 请输入正确的永久居留证号码'
const HMT = 'idNo: 请输入正确的居住证号码'
const OTHER = 'idNo: 请输入正确的证件号码'

test.each<readonly [PaperFacts['kind'], Partial<PaperFacts>, readonly string[]]>([
  ['passport', { nationality: 'CN', idNo: 'E12345678' }, []],
  ['passport', { nationality: 'CN', idNo: 'EA1234567' }, []],
  ['passport', { nationality: 'CN', idNo: 'G12345678' }, []],
  ['passport', { nationality: 'CN', idNo: 'EI1234567' }, [PASSPORT]],
  ['passport', { nationality: 'CN', idNo: 'X12345678' }, [PASSPORT]],
  ['passport', { idNo: '123' }, [PASSPORT]],
  ['passport', { idNo: 'x1234567' }, [PASSPORT]],
  ['passport', { nationality: '' }, ['nationality: 请选择国籍（地区）']],
  ['hkMacaoPermit', { idNo: 'M1234567801' }, []],
  ['hkMacaoPermit', { idNo: 'C12345678' }, [PERMIT]],
  ['hkMacaoPermit', { idNo: 'H123456789' }, [PERMIT]],
  ['hkMacaoPermit', { nationality: 'HK' }, ['nationality: 请选择国籍（地区）']],
  ['taiwanPermit', { idNo: '0123456789' }, []],
  ['taiwanPermit', { idNo: '012345678' }, [PERMIT]],
  ['residentCard', { idNo: 'USA123456789012' }, []],
  ['residentCard', { idNo: '911390199001010022', birthDate: '1990-01-01', sex: '2' }, []],
  ['residentCard', { idNo: '911840197511020015' }, [RESIDENT]],
  ['residentCard', { idNo: '110000196803150014' }, [RESIDENT]],
  ['residentCard', { nationality: 'CN' }, ['nationality: 永久居留身份证发给外国人，请选择外国国籍']],
  ['hmtPermit', { idNo: '810000199003070015', birthDate: '1990-03-07' }, []],
  ['hmtPermit', { idNo: '82000019880229002X', birthDate: '1988-02-29', sex: '2' }, []],
  ['hmtPermit', { idNo: '810000199003070016' }, [HMT]],
  ['hmtPermit', { idNo: '840000197511020035' }, [HMT]],
  ['hmtPermit', { birthDate: '1975-11-03' }, ['birthDate: 证件号码与出生日期不一致']],
  ['hmtPermit', { sex: '2' }, ['sex: 证件号码与性别不一致']],
  ['officerCard', { idNo: '123' }, [OTHER]],
  ['officerCard', { idNo: '军字第号' }, [OTHER]],
  ['officerCard', { idNo: 'A'.repeat(30) + '1' }, [OTHER]],
  ['household', { idNo: '110000196803150015' }, ['idNo: 请输入正确的身份证号码']],
  ['household', { birthDate: '1968-03-16' }, ['birthDate: 身份证号码与出生日期不一致']],
  ['other', { idNo: 'A<1>2' }, [OTHER]],
  ['passport', { name: '林1远' }, ['name: 请输入正确的姓名']],
  ['passport', { birthDate: '' }, ['birthDate: 请选择正确的出生日期']],
  ['passport', { birthDate: '2026-11-21' }, ['birthDate: 请选择正确的出生日期']],
  ['passport', { birthDate: '2008-11-20' }, []],
  ['passport', { birthDate: '2008-11-21' }, ['birthDate: 未满18周岁不能自行认证，请由监护人联系客服办理']],
  ['passport', { sex: '' }, ['sex: 请选择性别']],
  ['passport', { expireDate: '' }, ['expireDate: 请选择证件有效期']],
  ['passport', { expireDate: TODAY }, []],
  ['passport', { expireDate: '2026-11-19' }, ['expireDate: 证件已过期，请更新证件']],
  ['passport', { expireDate: '9999-12-31' }, ['expireDate: 请选择证件有效期']],
  ['officerCard', { expireDate: '9999-12-31' }, []],
  ['passport', { mobile: '12900000001' }, ['mobile: 请输入正确的手机号']],
])('%s with %p: %p', (kind, change, expected) => {
  expect(problemsOf(kind, change)).toEqual(expected)
})

test('a number that says who its holder is says so once it is right', () => {
  expect(personOfNumber(RIGHT.hmtPermit, TODAY)).toEqual({ birthDate: '1975-11-02', sex: '1' })
  expect(personOfNumber({ ...RIGHT.hmtPermit, idNo: '830000197511020036' }, TODAY)).toBeUndefined()
  expect(personOfNumber({ ...RIGHT.residentCard, idNo: 'USA123456789012' }, TODAY)).toBeUndefined()
  expect(personOfNumber(RIGHT.passport, TODAY)).toBeUndefined()
})

const ALL_KINDS: readonly IdKind[] = ['idCard', 'creditCode', ...PAPER_KINDS]
const OPEN_ENDED = '9999-12-31'
const CHOOSE = '请选择证件有效期'

test('a last day is asked for of all that end, and 长期 offered of what may hold for ever', () => {
  expect(PAPER_KINDS.filter(alwaysLasts)).toEqual(['household'])
  expect(ALL_KINDS.filter(kind => !asksExpiry(kind))).toEqual(['creditCode', 'household'])
  const lasting = (birthDate: string) => ALL_KINDS.filter(kind => asksLasting({ kind, birthDate }, TODAY))
  expect(lasting('1980-11-20')).toEqual(['idCard', 'officerCard', 'other'])
  expect(lasting('1980-11-21')).toEqual(['officerCard', 'other'])
  expect(lasting('')).toEqual(['officerCard', 'other'])
})

test.each<[IdKind, string, string, string | undefined]>([
  // 46 on the day, and a day short of it.
  ['idCard', '1980-11-20', OPEN_ENDED, undefined],
  ['idCard', '1980-11-21', OPEN_ENDED, CHOOSE],
  ['idCard', '2018-01-01', OPEN_ENDED, CHOOSE],
  ['idCard', '', OPEN_ENDED, CHOOSE],
  ['passport', '1950-01-01', OPEN_ENDED, CHOOSE],
  ['hkMacaoPermit', '1950-01-01', OPEN_ENDED, CHOOSE],
  ['taiwanPermit', '1950-01-01', OPEN_ENDED, CHOOSE],
  ['residentCard', '1950-01-01', OPEN_ENDED, CHOOSE],
  ['hmtPermit', '1950-01-01', OPEN_ENDED, CHOOSE],
  ['officerCard', '', OPEN_ENDED, undefined],
  ['other', '', OPEN_ENDED, undefined],
  ['household', '', '', undefined],
  ['creditCode', '', '', undefined],
  ['passport', '', '', CHOOSE],
  ['idCard', '1996-11-01', TODAY, undefined],
  ['idCard', '1996-11-01', '2026-11-19', '证件已过期，请更新证件'],
])('%s of who was born on %p, until %p: %p', (kind, birthDate, endDate, message) => {
  expect(expiryError({ kind, birthDate, endDate }, TODAY)).toBe(message)
})

const CHECK = '请核对证件有效期'

test.each<[IdKind, string, string, string | undefined]>([
  // Ten years given out at 24, twenty at 26, five to a child.
  ['idCard', '1996-11-01', '2031-05-06', undefined],
  ['idCard', '1996-11-01', '2044-05-06', undefined],
  ['idCard', '2018-01-01', '2029-06-01', undefined],
  // Nobody was 26 in 2020 who was born in 1996, and a child's card does not run for ten years.
  ['idCard', '1996-11-01', '2040-05-06', CHECK],
  ['idCard', '2018-01-01', '2035-06-01', CHECK],
  // More than twenty years from now.
  ['idCard', '1985-01-01', '2050-01-01', CHECK],
  ['idCard', '1960-05-20', OPEN_ENDED, undefined],
  ['idCard', '1996-11-01', '2026-12-01', '证件将于11天后过期'],
  ['idCard', '', '2040-05-06', undefined],
  ['passport', '2018-01-01', '2035-06-01', undefined],
])('a period of %s, born on %p, until %p is worth another look: %p', (kind, birthDate, endDate, message) => {
  expect(expiryDoubt({ kind, birthDate, endDate }, TODAY)).toBe(message)
})

test('the first day of a card, where it is known, is judged with the last', () => {
  const card = { kind: 'idCard', birthDate: '1996-11-01', endDate: '2031-05-06' } as const
  expect(expiryDoubt({ ...card, beginDate: '2021-05-06' }, TODAY)).toBeUndefined()
  expect(expiryDoubt({ ...card, beginDate: '2011-05-06' }, TODAY)).toBe(CHECK)
})
