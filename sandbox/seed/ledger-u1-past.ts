import { TRADE_STATUS, TRADE_TYPE } from '@/contract/tables/trade'
import type { Ledger, LedgerLine } from './ledger'

const paid = (perShare: string, days: readonly string[]): LedgerLine[] =>
  days.map(day => [TRADE_TYPE.distribution, `${day} 10:00:00`, perShare && `per:${perShare}`])
const paidBack = (amount: string, days: readonly string[]): LedgerLine[] =>
  days.map(day => [TRADE_TYPE.principalReturn, `${day} 10:30:00`, amount])
const inOrder = (lines: readonly LedgerLine[]): LedgerLine[] =>
  [...lines].sort((a, b) => (a[1] < b[1] ? -1 : a[1] > b[1] ? 1 : 0))

/** A liquidated product of a customer: its ledger, and why it ended. */
export interface PastLedger extends Ledger {
  readonly clearReason: string
  readonly isEarly?: boolean
}

/** The liquidated products of U1, 2019 to 2025. */
export const PAST_LEDGERS: readonly PastLedger[] = [
  {
    productId: 'H01',
    clearReason: '产品到期，按合同约定清算',
    lines: inOrder([
      [TRADE_TYPE.subscription, '2019-04-12 10:02:18', '1000000.00'],
      [TRADE_TYPE.subscription, '2019-05-06 14:31:40', '500000.00'],
      ...paid('0.0110', [
        '2019-07-15',
        '2019-10-15',
        '2020-01-15',
        '2020-04-15',
        '2020-07-15',
        '2020-10-15',
        '2021-01-15',
        '2021-04-15',
      ]),
      ...paidBack('300000.00', ['2020-07-15', '2020-10-15', '2021-01-15']),
      [TRADE_TYPE.liquidation, '2021-04-15 16:00:00', 'to:0'],
    ]),
  },
  {
    productId: 'H02',
    clearReason: '产品到期，按合同约定清算',
    lines: inOrder([
      [TRADE_TYPE.subscription, '2019-09-10 09:44:52', '800000.00'],
      [TRADE_TYPE.subscription, '2019-10-14 11:16:09', '400000.00'],
      ...paid('0.0115', [
        '2019-12-16',
        '2020-03-16',
        '2020-06-15',
        '2020-09-15',
        '2020-12-15',
        '2021-03-15',
        '2021-06-15',
        '2021-09-15',
      ]),
      ...paidBack('200000.00', ['2020-12-15', '2021-03-15', '2021-06-15']),
      [TRADE_TYPE.liquidation, '2021-09-15 16:00:00', 'to:0'],
      [TRADE_TYPE.liquidation, '2021-09-28 16:00:00', '8640.32', { remark: '清算余款' }],
    ]),
  },
  {
    productId: 'H03',
    clearReason: '产品到期，按合同约定清算',
    lines: inOrder([
      [TRADE_TYPE.subscription, '2020-06-15 10:40:33', '1200000.00'],
      [TRADE_TYPE.subscription, '2020-07-06 13:09:21', '300000.00'],
      ...paid('0.0130', [
        '2020-09-21',
        '2020-12-21',
        '2021-03-22',
        '2021-06-21',
        '2021-09-20',
        '2021-12-20',
        '2022-03-21',
        '2022-06-20',
        '2022-09-20',
        '2022-12-20',
      ]),
      ...paidBack('250000.00', ['2021-12-20', '2022-06-20', '2022-09-20']),
      [TRADE_TYPE.liquidation, '2022-12-20 16:00:00', 'to:0'],
    ]),
  },
  {
    productId: 'H04',
    clearReason: '融资方提前还款，产品提前终止并清算',
    isEarly: true,
    lines: inOrder([
      [TRADE_TYPE.subscription, '2021-03-10 09:27:44', '900000.00'],
      [TRADE_TYPE.subscription, '2021-04-12 10:58:15', '600000.00'],
      ...paid('0.0125', ['2021-06-15', '2021-09-15', '2021-12-15', '2022-03-15', '2022-06-15', '2022-09-15']),
      ...paidBack('300000.00', ['2022-03-15', '2022-06-15', '2022-09-15']),
      [TRADE_TYPE.liquidation, '2022-09-20 16:00:00', 'to:0'],
      [TRADE_TYPE.liquidation, '2022-11-08 16:00:00', '6120.75', { remark: '清算余款' }],
    ]),
  },
  {
    productId: 'H05',
    feeRate: '1.00',
    clearReason: '产品到期，按合同约定清算',
    lines: inOrder([
      [TRADE_TYPE.subscription, '2021-01-12 14:15:06', '1000000.00'],
      [TRADE_TYPE.purchase, '2021-07-05 10:21:38', '300000.00'],
      [TRADE_TYPE.purchase, '2022-01-04 09:39:50', '200000.00'],
      ...paid('', ['2021-12-20', '2022-12-20', '2023-12-20']),
      [
        TRADE_TYPE.conversion,
        '2022-05-09 10:10:10',
        '300000.00',
        { status: TRADE_STATUS.confirmed, remark: 'A类份额转换为B类份额' },
      ],
      [TRADE_TYPE.redemption, '2022-10-10 13:33:27', '200000.00'],
      [
        TRADE_TYPE.redemption,
        '2023-05-08 10:47:02',
        '120000.00',
        { status: TRADE_STATUS.partlyConfirmed, applied: '200000.00', remark: '巨额赎回，按比例部分确认' },
      ],
      [TRADE_TYPE.liquidation, '2024-05-20 16:00:00', 'to:0'],
    ]),
  },
  {
    productId: 'H06',
    clearReason: '产品到期，按合同约定清算',
    lines: inOrder([
      [TRADE_TYPE.subscription, '2022-01-10 10:36:55', '800000.00'],
      [TRADE_TYPE.purchase, '2023-03-06 14:05:19', '200000.00'],
      ...paid('', [
        '2022-06-20',
        '2022-09-20',
        '2022-12-20',
        '2023-03-20',
        '2023-06-20',
        '2023-09-20',
        '2023-12-20',
        '2024-03-20',
        '2024-06-20',
        '2024-09-20',
        '2024-12-20',
        '2025-03-20',
      ]),
      [TRADE_TYPE.conversion, '2023-10-09 09:50:30', '200000.00', { remark: 'A类份额转换为B类份额' }],
      [
        TRADE_TYPE.redemption,
        '2024-08-12 11:14:48',
        '150000.00',
        { status: TRADE_STATUS.partlyConfirmed, applied: '300000.00', remark: '巨额赎回，按比例部分确认' },
      ],
      [TRADE_TYPE.liquidation, '2025-06-30 16:00:00', 'to:0'],
    ]),
  },
]
