import fc from 'fast-check'
import { isNationalId, nationalIdBirthday, nationalIdSex, passesNationalIdChecksum } from './national-id'

const TODAY = '2026-11-20'

describe('isNationalId (V-ID18)', () => {
  it.each([
    '110000196803150014',
    '110000197009220024',
    '11000019850412005X',
    '11000019850412005x',
    '110000 19850412 005x',
    '110000199901010078',
    '110000196005200013',
    '110000201207060040',
    '110000199611010037',
    '110000194302180064',
    '11000020100520005X',
    '110000200811200113',
    '110000200811210135',
    '110000200802290102',
  ])('accepts %s', id => {
    expect(isNationalId(id, TODAY)).toBe(true)
  })

  it.each([
    ['a wrong check digit', '110000196803150015'],
    ['30 February with a good check digit', '110000199902300018'],
    ['30 February with a wrong one', '110000199902300012'],
    ['15 digits', '110000680315001'],
    ['17 digits', '11000019680315001'],
    ['19 digits', '1100001968031500140'],
    ['X where 4 belongs', '11000019680315001X'],
    ['a letter inside', '1100001968O3150014'],
    ['a masked number', '110000********0014'],
    ['a line break', '110000196803150014\n1'],
    ['nothing', ''],
  ])('refuses %s', (_, id) => {
    expect(isNationalId(id, TODAY)).toBe(false)
  })

  it('reads full-width digits as a Chinese keyboard types them', () => {
    expect(isNationalId('１１００００１９６８０３１５００１４', TODAY)).toBe(true)
  })

  it('accepts a birthday until today and refuses one after it', () => {
    const born20081121 = '110000200811210135'
    expect(isNationalId(born20081121, '2008-11-21')).toBe(true)
    expect(isNationalId(born20081121, '2008-11-20')).toBe(false)
  })

  it('refuses 29 February of a common year whatever the check digit', () => {
    const candidates = Array.from('0123456789X', last => `11000020070229010${last}`)
    expect(candidates.some(passesNationalIdChecksum)).toBe(true)
    expect(candidates.some(id => isNationalId(id, TODAY))).toBe(false)
  })
})

describe('passesNationalIdChecksum', () => {
  const body = fc.string({ minLength: 17, maxLength: 17, unit: fc.constantFrom(...'0123456789') })
  const complete = (digits: string) =>
    Array.from('0123456789X', last => digits + last).filter(passesNationalIdChecksum)

  it('knows a good check digit even when the date is wrong', () => {
    expect(passesNationalIdChecksum('110000199902300018')).toBe(true)
    expect(passesNationalIdChecksum('110000196803150015')).toBe(false)
  })

  it('leaves one check character per number and detects every change of a single digit', () => {
    fc.assert(
      fc.property(body, fc.nat({ max: 16 }), fc.integer({ min: 1, max: 9 }), (digits, at, shift) => {
        const valid = complete(digits)
        expect(valid).toHaveLength(1)
        const changed = (Number(digits.charAt(at)) + shift) % 10
        const last = valid[0]?.charAt(17) ?? ''
        expect(passesNationalIdChecksum(digits.slice(0, at) + changed + digits.slice(at + 1) + last)).toBe(
          false,
        )
      }),
    )
  })
})

describe('nationalIdBirthday', () => {
  it.each([
    ['110000196803150014', '1968-03-15'],
    ['11000019850412005x', '1985-04-12'],
    ['110000200802290102', '2008-02-29'],
    ['110000199902300018', ''],
    ['110000199913010012', ''],
    ['110000********0014', ''],
    ['110000680315001', ''],
    ['', ''],
  ])('of %p is %p', (id, expected) => {
    expect(nationalIdBirthday(id)).toBe(expected)
  })
})

describe('nationalIdSex', () => {
  it.each([
    ['110000196803150014', '1'],
    ['110000197009220024', '2'],
    ['11000019850412005x', '1'],
    ['110000201207060040', '2'],
    ['110000680315001', ''],
    ['110000********0014', ''],
    ['', ''],
  ])('of %p is %p', (id, expected) => {
    expect(nationalIdSex(id)).toBe(expected)
  })
})
