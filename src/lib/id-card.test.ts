import { type CardFacts, cardProblems, isTermPlausible, periodWarning } from './id-card'

const TODAY = '2026-11-20'
const CARD: CardFacts = {
  name: '陈新',
  sex: '1',
  birthday: '1999-01-01',
  address: '北京市朝阳区听松街7号3单元501室',
  cardNo: '110000199901010078',
  beginDate: '2019-06-12',
  endDate: '2029-06-12',
}

describe('what keeps a card from being used (V-NAME, V-ID18, V-ID-BIRTH, V-ADDR, V-ID-EXP)', () => {
  test.each<[string, Partial<CardFacts>, [string, string][]]>([
    ['nothing', {}, []],
    ['its last day counts', { endDate: TODAY }, []],
    ['for ever', { endDate: '9999-12-31' }, []],
    ['expired yesterday', { endDate: '2026-11-19' }, [['endDate', '证件已过期，请更新证件']]],
    ['unknown period', { endDate: '' }, [['endDate', '证件已过期，请更新证件']]],
    ['a digit in the name', { name: '陈1新' }, [['name', '请输入正确的姓名']]],
    ['one letter', { name: '陈' }, [['name', '请输入正确的姓名']]],
    ['a name in two parts', { name: '阿不都·热合曼' }, []],
    ['check digit', { cardNo: '110000199901010079' }, [['cardNo', '请输入正确的身份证号码']]],
    ['30 February', { cardNo: '110000199902300018' }, [['cardNo', '请输入正确的身份证号码']]],
    ['15 digits', { cardNo: '110000990101007' }, [['cardNo', '请输入正确的身份证号码']]],
    ['another day of birth', { birthday: '1999-01-02' }, [['birthday', '身份证号码与出生日期不一致']]],
    ['another sex', { sex: '2' }, [['sex', '身份证号码与性别不一致']]],
    ['three letters of address', { address: '北京市' }, [['address', '请填写详细地址']]],
    ['an emoji in it', { address: '北京市朝阳区🏠' }, [['address', '请填写详细地址']]],
    [
      'several, in the order of the page',
      { name: '', address: '', endDate: '2020-01-01' },
      [
        ['name', '请输入正确的姓名'],
        ['address', '请填写详细地址'],
        ['endDate', '证件已过期，请更新证件'],
      ],
    ],
  ])('%s', (_what, change, problems) => {
    const found = cardProblems({ ...CARD, ...change }, TODAY)
    expect(found.map(({ field, msg }) => [field, msg])).toEqual(problems)
  })

  test.each([
    ['2008-11-20', '110000200811200076', []],
    ['2008-11-21', '110000200811210071', ['birthday']],
  ])('born on %s (V-GUARD, E4)', (birthday, cardNo, fields) => {
    const found = cardProblems({ ...CARD, birthday, cardNo }, TODAY)
    expect(found.map(({ field }) => field)).toEqual(fields)
  })
})

test.each([
  ['1999-01-01', '2014-06-12', '2019-06-12', true],
  ['1999-01-01', '2014-06-12', '2024-06-12', false],
  ['1999-01-01', '2019-06-12', '2029-06-12', true],
  ['1999-01-01', '2019-06-12', '2029-06-11', true],
  ['1999-01-01', '2019-06-12', '2039-06-12', false],
  ['1980-05-05', '2010-01-01', '2030-01-01', true],
  ['1980-05-05', '2010-01-01', '9999-12-31', false],
  ['1960-05-20', '2026-10-08', '9999-12-31', true],
  ['1960-05-20', '2026-10-08', '2046-10-08', false],
  ['2000-02-29', '2020-02-29', '2030-02-28', true],
  ['', '2020-02-29', '2030-02-28', false],
])('born %s, from %s to %s: plausible %p (V-ID-TERM)', (birthday, beginDate, endDate, isPlausible) => {
  expect(isTermPlausible({ birthday, beginDate, endDate })).toBe(isPlausible)
})

test.each([
  ['2029-06-12', undefined],
  ['2027-02-19', '请核对证件有效期'],
  ['2027-02-18', '证件将于90天后过期'],
  ['2026-11-20', '证件将于0天后过期'],
  // Expired is no warning any more: the field itself is wrong.
  ['2026-11-19', '请核对证件有效期'],
])('a card that ends on %s is warned about: %p', (endDate, warning) => {
  expect(periodWarning({ ...CARD, endDate }, TODAY)).toBe(warning)
})
