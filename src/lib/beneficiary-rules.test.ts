import { asksNationality, birthError, saysBirth, sexError } from './beneficiary-rules'
import { asksExpiry, expiryError, type IdKind } from './papers'

const TODAY = '2026-11-20'
/** Born on 1996-11-01, a man. */
const ID_CARD = { kind: 'idCard', idNo: '110000199611010037', nationality: '' } as const

const KINDS: readonly (readonly [kind: IdKind, expiry: boolean, nationality: boolean, birth: boolean])[] = [
  ['idCard', true, false, true],
  ['household', false, false, true],
  ['creditCode', false, false, false],
  ['hmtPermit', true, false, true],
  ['passport', true, true, false],
  ['residentCard', true, true, false],
]

describe.each(KINDS)('%s', (kind, expiry, nationality, birth) => {
  test('asks for what it does not say', () => {
    expect([asksExpiry(kind), asksNationality(kind), saysBirth(kind, '8')]).toEqual([
      expiry,
      nationality,
      birth,
    ])
  })

  test('needs a last day that is not over, where one is asked for', () => {
    const msgs = ['', '2026-11-19', TODAY].map(day =>
      expiryError({ kind, birthDate: '', endDate: day }, TODAY),
    )
    expect(msgs).toEqual(
      expiry ? ['请选择证件有效期', '证件已过期，请更新证件', undefined] : [undefined, undefined, undefined],
    )
  })
})

test('a resident card says the birth from its new numbers on', () => {
  expect(saysBirth('residentCard', '9')).toBe(true)
})

test.each([
  ['', '请选择正确的出生日期'],
  ['2026-11-21', '请选择正确的出生日期'],
  ['1996-11-02', '身份证号码与出生日期不一致'],
  ['1996-11-01', undefined],
])('born on %p by the number of another day or the same: %p', (day, msg) => {
  expect(birthError(ID_CARD, day, TODAY)).toBe(msg)
})

test.each([
  ['', '请选择性别'],
  ['2', '身份证号码与性别不一致'],
  ['1', undefined],
])('sex %p by the number: %p', (sex, msg) => {
  expect(sexError(ID_CARD, sex, TODAY)).toBe(msg)
})
