import {
  type InstructionKind,
  type InstructionTerms,
  lessForCash,
  lineError,
  linesError,
  type PoolProduct,
  projectionOf,
  type TypedLine,
} from './instruction-rules'

const product = (productId: string, more: Partial<PoolProduct> = {}): PoolProduct => ({
  productId,
  productName: `产品${productId}`,
  riskLevel: 'R2',
  assetClass: 'plus',
  netValue: '1.0000',
  minAmount: '100000.00',
  stepAmount: '10000.00',
  maxAmount: '20000000.00',
  remainQuota: '20000000.00',
  minHoldShares: '100000.00',
  shares: '0.00',
  availableShares: '0.00',
  expectedValue: '0.00',
  inReason: '',
  outReason: '',
  ...more,
})

/** Ten million, of it one in cash, five in one product of fixed income, and 1.9 in equity. */
const TERMS: InstructionTerms = {
  totalAssets: '10000000.00',
  availableCash: '1000000.00',
  limits: { singlePercent: '30.00', equityPercent: '20.00', cashPercent: '5.00', maxRisk: 'R4' },
  products: [
    product('A', {
      assetClass: 'fixed',
      shares: '5000000.00',
      expectedValue: '5000000.00',
      outReason: '封闭运作，到期前不能赎回',
    }),
    product('B', {
      netValue: '2.0000',
      shares: '1050000.00',
      availableShares: '1000000.00',
      expectedValue: '2100000.00',
    }),
    product('E', {
      assetClass: 'equity',
      riskLevel: 'R4',
      shares: '1900000.00',
      availableShares: '1900000.00',
      expectedValue: '1900000.00',
    }),
    product('N', { minAmount: '300000.00' }),
    product('C', { assetClass: 'cash', riskLevel: 'R1' }),
    product('R', { riskLevel: 'R5', assetClass: 'equity' }),
    product('X', { inReason: '募集已结束' }),
    product('Q', { remainQuota: '150000.00' }),
  ],
}

const line = (productId: string, amountOrShares: string, toProductId?: string): TypedLine => ({
  productId,
  toProductId: toProductId ?? '',
  amount: toProductId === undefined ? amountOrShares : '',
  shares: amountOrShares,
})

describe('one line', () => {
  test.each<[string, InstructionKind, TypedLine, string | undefined]>([
    ['at the least', 'purchase', line('B', '100000'), undefined],
    ['with a step', 'purchase', line('B', '110000.00'), undefined],
    ['of nothing', 'purchase', line('B', '0'), '请输入正确的金额'],
    ['with three decimals', 'purchase', line('B', '1.234'), '请输入正确的金额'],
    ['by an exponent', 'purchase', line('B', '1e6'), '请输入正确的金额'],
    ['below the least of who holds it', 'purchase', line('B', '99999.99'), '追加金额不低于10万元'],
    ['below the first least', 'purchase', line('N', '299999.99'), '首次认购金额不低于30万元'],
    ['beside the step', 'purchase', line('B', '105000'), '递增金额须为1万元的整数倍'],
    ['beyond what is left', 'purchase', line('Q', '160000'), '超过剩余可认购额度'],
    [
      'of R5 by a limit of R4',
      'purchase',
      line('R', '100000'),
      '该产品风险等级高于您的风险承受能力，无法购买',
    ],
    ['of R4 by a limit of R4', 'purchase', line('E', '100000'), undefined],
    ['that is not sold', 'purchase', line('X', '100000'), '募集已结束'],
    ['that has left the pool', 'purchase', line('Z', '100000'), '该产品已移出可投资范围，请删除后重新选择'],
    ['of all free shares', 'redemption', line('B', '1000000'), '剩余份额低于最低持有份额，请全部赎回'],
    ['of some', 'redemption', line('B', '900000'), undefined],
    ['of more than is free', 'redemption', line('B', '1000000.01'), '赎回份额不能超过可用份额'],
    ['of no shares', 'redemption', line('B', ''), '请输入正确的赎回份额'],
    ['that is closed', 'redemption', line('A', '1'), '封闭运作，到期前不能赎回'],
    ['into another', 'conversion', line('B', '150000', 'N'), undefined],
    ['into nothing', 'conversion', line('B', '150000', ''), '请选择转入产品'],
    ['into itself', 'conversion', line('B', '150000', 'B'), '转出和转入不能是同一产品'],
    ['into too little of another', 'conversion', line('B', '149999.99', 'N'), '首次认购金额不低于30万元'],
    [
      'into too much risk',
      'conversion',
      line('B', '150000', 'R'),
      '该产品风险等级高于您的风险承受能力，无法购买',
    ],
    [
      'into what has left',
      'conversion',
      line('B', '150000', 'Z'),
      '该产品已移出可投资范围，请删除后重新选择',
    ],
    ['into more than is left', 'conversion', line('B', '80000', 'Q'), '超过剩余可认购额度'],
    ['of too many shares', 'conversion', line('B', '1000001', 'N'), '转换份额不能超过可用份额'],
  ])('%s (%s)', (_name, kind, given, msg) => {
    const terms =
      msg === '剩余份额低于最低持有份额，请全部赎回'
        ? {
            ...TERMS,
            products: TERMS.products.map(one => ({
              ...one,
              availableShares: one.productId === 'B' ? '1050000.00' : one.availableShares,
            })),
          }
        : TERMS
    expect(lineError(kind, given, terms)?.msg).toBe(msg)
  })
})

test('who holds a product adds to it, also while all of its shares are under way', () => {
  const held = product('H', { minAmount: '300000.00', shares: '200000.00', availableShares: '0.00' })
  const terms = { ...TERMS, products: [...TERMS.products, held] }
  expect(lineError('conversion', line('B', '100000', 'H'), terms)?.msg).toBe('追加金额不低于30万元')
  expect(lineError('purchase', line('H', '200000'), terms)?.msg).toBe('追加金额不低于30万元')
})

describe('the lines together', () => {
  const ten = Array.from({ length: 11 }, (_, index) => line(`P${index}`, '1'))
  test.each<[string, InstructionKind, readonly TypedLine[], string | undefined]>([
    ['none', 'purchase', [], '请至少选择一只产品'],
    ['eleven', 'purchase', ten, '一份指令最多10只产品'],
    ['one product twice', 'purchase', [line('B', '100000'), line('B', '100000')], '同一产品不能重复填写'],
    ['all the cash (V-INST-BAL)', 'purchase', [line('B', '600000'), line('N', '400000')], undefined],
    [
      'a fen beyond the cash',
      'purchase',
      [line('B', '600000'), line('N', '400000.01')],
      '申购金额超过可用资金',
    ],
    ['exactly 30 %', 'purchase', [line('B', '900000')], undefined],
    ['beyond 30 %', 'purchase', [line('B', '900000.01')], '产品B将占信托财产的30.01%，单一产品不能超过30%'],
    ['exactly 20 % equity', 'purchase', [line('E', '100000')], undefined],
    ['beyond 20 % equity', 'purchase', [line('E', '110000')], '权益类资产将占信托财产的20.10%，不能超过20%'],
    ['what is too much already made less', 'redemption', [line('A', '1000000')], undefined],
    ['equity into the same class', 'conversion', [line('E', '300000', 'N')], undefined],
    ['into equity', 'conversion', [line('B', '100000', 'E')], '权益类资产将占信托财产的21.00%，不能超过20%'],
  ])('%s', (_name, kind, lines, msg) => {
    expect(linesError(kind, lines, TERMS)).toBe(msg)
  })
})

describe('a trust that is beyond its limits already', () => {
  const beyond: InstructionTerms = {
    ...TERMS,
    limits: { ...TERMS.limits, singlePercent: '100.00', equityPercent: '10.00' },
  }
  test.each<[string, InstructionKind, TypedLine, string | undefined]>([
    ['less equity, still too much', 'redemption', line('E', '100000'), undefined],
    ['equity left as it is', 'purchase', line('B', '100000'), undefined],
    ['more equity', 'purchase', line('E', '100000'), '权益类资产将占信托财产的20.00%，不能超过10%'],
  ])('takes %s', (_name, kind, given, msg) => {
    expect(linesError(kind, [given], beyond)).toBe(msg)
  })

  test.each([
    ['before anything is typed', [], false],
    ['while the amount is empty', [line('B', '')], false],
    ['once there is an amount', [line('B', '100000')], true],
  ])('warns of too little cash: %s', (_name, lines, isLow) => {
    const short = { ...TERMS, limits: { ...TERMS.limits, cashPercent: '50.00' } }
    expect(projectionOf('purchase', lines, short)).toMatchObject({ isCashLow: isLow })
  })
})

describe('what it leaves', () => {
  test.each<[string, InstructionKind, TypedLine, string, boolean]>([
    ['exactly 5 % in cash', 'purchase', line('B', '500000'), '5.00', false],
    ['a step less', 'purchase', line('B', '510000'), '4.90', true],
    ['cash into cash management', 'purchase', line('C', '900000'), '10.00', false],
    ['a redemption, whose money comes later', 'redemption', line('B', '100000'), '10.00', false],
  ])('%s', (_name, kind, given, percent, isLow) => {
    const { cashPercent, isCashLow } = projectionOf(kind, [given], TERMS)
    expect([cashPercent, isCashLow]).toEqual([percent, isLow])
  })

  test('names the largest product, the equity and the highest risk', () => {
    expect(projectionOf('purchase', [line('E', '100000')], TERMS)).toMatchObject({
      total: '100000.00',
      cashAfter: '900000.00',
      single: { name: '产品A', percent: '50.00' },
      equityPercent: '20.00',
      topRisk: 'R4',
    })
  })

  test.each([
    ['800000', '300000.00', '300000.00'],
    ['800000', '295000.01', '300000.00'],
    ['300000', '300000.00', undefined],
  ])('of %s with %s short so much less helps: %s', (amount, short, less) => {
    expect(lessForCash(line('B', amount), short, TERMS)).toBe(less)
  })
})
