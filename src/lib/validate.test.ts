import {
  amountRule,
  cardRule,
  emailRule,
  firstError,
  mobileRule,
  nameRule,
  nationalIdRule,
  MAX_PERIOD_DAYS,
  optional,
  periodError,
  required,
  smsCodeRule,
} from './validate'
import type { Rule } from './validate'

interface Vectors {
  readonly rule: Rule<string>
  readonly message: string
  readonly valid: readonly string[]
  readonly invalid: readonly string[]
}

const RULES: Record<string, Vectors> = {
  'V-NAME': {
    rule: nameRule,
    message: '请输入正确的姓名',
    valid: [
      '林致远',
      '阿不都·热合曼',
      '林·远',
      '𠮷田',
      '王〇',
      '㐂林',
      '林'.repeat(20),
      '𠮷'.repeat(20),
      'John Smith',
      'JOHN SMITH',
      'Li',
      "Anne-Marie O'Neil Jr.",
      'a'.repeat(60),
    ],
    invalid: [
      '',
      ' ',
      '林',
      '林1远',
      '·林',
      '林·',
      '林··远',
      '林•远',
      '林 远',
      ' 林致远',
      '林致远\n',
      '林John',
      '林😀',
      '林々',
      '林'.repeat(21),
      '𠮷'.repeat(21),
      'J',
      'J.',
      ' John',
      'John ',
      "'John",
      'J0hn',
      'a'.repeat(61),
      '林*远',
    ],
  },
  'V-MOBILE': {
    rule: mobileRule,
    message: '请输入正确的手机号',
    valid: ['19900000001', '13000000000'],
    invalid: [
      '',
      '12900000001',
      '1990000000',
      '199000000012',
      '+8619900000001',
      '199 0000 0001',
      '１９９００００００００１',
      '199****0001',
      '19900000001\n',
    ],
  },
  'V-SMS': {
    rule: smsCodeRule,
    message: '请输入6位验证码',
    valid: ['123456', '000000'],
    invalid: ['', '12345', '12345a', '1234567', '１２３４５６', ' 123456'],
  },
  'V-ID18': {
    rule: nationalIdRule('2026-11-20'),
    message: '请输入正确的身份证号码',
    valid: ['110000196803150014', '110000197009220024', '11000019850412005X', '11000019850412005x'],
    invalid: ['', '110000196803150015', '110000199902300012', '110000199902300018', '110000680315001'],
  },
  'V-CARD': {
    rule: cardRule,
    message: '请输入正确的银行卡号',
    valid: [
      '6200000000000005',
      '6250947000000014',
      '6205500000000000004',
      '6200 0000 0000 0005',
      '6200-0000-0000-0005',
    ],
    invalid: ['', '6200000000000006', '4222222222222', '0'.repeat(15), '0'.repeat(20), '6200********0005'],
  },
  'V-EMAIL': {
    rule: emailRule,
    message: '请输入正确的邮箱',
    valid: ['a@b.cn', 'first.last+tag@mail.example.com', `${'a'.repeat(64)}@b.cn`, `a@${'b'.repeat(95)}.cn`],
    invalid: [
      '',
      'a@b',
      'a@b.c',
      '@b.cn',
      'a@@b.cn',
      'a b@c.cn',
      'a@b.cn ',
      `${'a'.repeat(65)}@b.cn`,
      `a@${'b'.repeat(96)}.cn`,
    ],
  },
  'V-AMT': {
    rule: amountRule,
    message: '请输入正确的金额',
    valid: ['1000000', '0.01', '1', '1.5', '99999999999.99', '999999999999.99'],
    invalid: ['', ' 1', ...'0 0.00 1.234 1e6 -1 -0.001 +1 1,000 .5 5. 1元 １００ 1000000000000'.split(' ')],
  },
}

describe.each(Object.entries(RULES))('%s', (_, { rule, message, valid, invalid }) => {
  it.each(valid)('accepts %p', value => {
    expect(rule(value)).toBeUndefined()
  })

  it.each(invalid)('refuses %p', value => {
    expect(rule(value)).toBe(message)
  })
})

it('V-ID18 refuses a birthday after the day given', () => {
  expect(nationalIdRule('2008-11-20')('110000200811210135')).toBe('请输入正确的身份证号码')
  expect(nationalIdRule('2008-11-21')('110000200811210135')).toBeUndefined()
})

describe('required', () => {
  const rule = required('请输入姓名')

  it.each([[''], [' \n'], ['\u3000'], [null], [undefined], [[]]])('refuses %p', value => {
    expect(rule(value)).toBe('请输入姓名')
  })

  it.each([['林'], ['0'], [['file-1']]])('accepts %p', value => {
    expect(rule(value)).toBeUndefined()
  })
})

describe('optional', () => {
  it('lets an empty field pass and judges anything typed', () => {
    const rule = optional(emailRule)
    expect(rule('')).toBeUndefined()
    expect(rule('a@b.cn')).toBeUndefined()
    expect(rule('a@b')).toBe('请输入正确的邮箱')
    expect(rule(' ')).toBe('请输入正确的邮箱')
  })
})

describe('firstError', () => {
  it('returns the message of the first rule that fails', () => {
    const rule = firstError<string>(required('请输入手机号'), mobileRule)
    expect(rule('')).toBe('请输入手机号')
    expect(rule('129')).toBe('请输入正确的手机号')
    expect(rule('19900000001')).toBeUndefined()
  })

  it('does not ask the rules after it', () => {
    const later = jest.fn<string | undefined, [string]>()
    expect(firstError<string>(() => '停', later)('x')).toBe('停')
    expect(later).not.toHaveBeenCalled()
  })

  it('is fine without rules', () => {
    expect(firstError<string>()('x')).toBeUndefined()
  })
})

describe('V-PERIOD', () => {
  it.each([
    ['', '2026-11-20', '请选择开始日期'],
    ['2026-11-20', '', '请选择结束日期'],
    ['2026-02-30', '2026-11-20', '请选择正确的日期'],
    ['2026-11-21', '2026-11-20', '结束日期不能早于开始日期'],
    ['2026-11-20', '2026-11-20', undefined],
    ['2025-11-20', '2026-11-20', undefined],
    ['2025-11-19', '2026-11-20', '查询区间不能超过一年'],
  ])('%s to %s: %p', (start, end, message) => {
    expect(periodError(start, end, MAX_PERIOD_DAYS)).toBe(message)
  })

  it('has no limit unless there is one', () => {
    expect(periodError('2019-01-01', '2026-11-20')).toBeUndefined()
  })
})
