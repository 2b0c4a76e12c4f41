import type { InstructionDetail, InstructionPrepared } from '@/contract/instruction'
import { INST_TYPE } from '@/contract/tables/instruction'
import { repeatedLines } from './repeated-lines'

const product = (productId: string, more: object = {}) => ({
  ...{ productId, productName: `产品${productId}`, riskLevel: 'R2', assetClass: 'plus', netValue: '1.0000' },
  ...{ minAmount: '100000.00', stepAmount: '10000.00', maxAmount: '20000000.00' },
  ...{ remainQuota: '20000000.00', minHoldShares: '100000.00', shares: '0.00', availableShares: '0.00' },
  ...{ expectedValue: '0.00', inReason: '', outReason: '', ...more },
})

const TERMS = {
  ...{ totalAssets: '10000000.00', availableCash: '1000000.00' },
  limits: { singlePercent: '30.00', equityPercent: '20.00', cashPercent: '5.00', maxRisk: 'R4' },
  products: [product('A'), product('B', { inReason: '本期已结束募集' })],
} as unknown as InstructionPrepared

const said = (productId: string, amount: string) =>
  ({
    ...{ productId, productName: `产品${productId}`, toProductId: '', toProductName: '', amount, shares: '' },
    ratio: '1.00',
  }) as unknown as InstructionDetail['lines'][number]

const typed = (productId: string, amount: string) => ({ productId, toProductId: '', amount, shares: '' })

test('what was refused comes back, but for products that cannot be dealt in any more, which are said', () => {
  const lines = [said('A', '200000.00'), said('B', '100000.00'), said('C', '100000.00')]
  const repeated = repeatedLines({ instType: INST_TYPE.purchase, lines }, TERMS)
  expect(repeated.lines).toEqual([typed('A', '200000.00')])
  expect(repeated.left.map(text => text.split('：')[0])).toEqual(['产品B', '产品C'])
  expect(repeated.left[0]).toMatch('本期已结束募集')
})

test('a figure that is too much by now stays: its field says so', () => {
  const lines = [said('A', '99000000.00')]
  const repeated = repeatedLines({ instType: INST_TYPE.purchase, lines }, TERMS)
  expect(repeated).toEqual({ lines: [typed('A', '99000000.00')], left: [] })
})
