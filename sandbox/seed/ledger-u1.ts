import { TRADE_STATUS, TRADE_TYPE } from '@/contract/tables/trade'
import type { Ledger, LedgerLine } from './ledger'

const distributions = (type: '04' | '06', days: readonly string[], notes: LedgerLine[3] = {}): LedgerLine[] =>
  days.map(day => [type, `${day} 10:00:00`, undefined, notes])

const paid = (day: string, perShare: string): LedgerLine => [
  TRADE_TYPE.distribution,
  `${day} 10:00:00`,
  `per:${perShare}`,
]

const inOrder = (lines: readonly LedgerLine[]): LedgerLine[] =>
  [...lines].sort((a, b) => (a[1] < b[1] ? -1 : a[1] > b[1] ? 1 : 0))

const DONE = { status: TRADE_STATUS.confirmed } as const

/** The trades of U1 in the products held now (B9.5); each ends at the shares of B9.2. */
export const HELD_LEDGERS: readonly Ledger[] = [
  {
    productId: 'P01',
    lines: [
      [TRADE_TYPE.subscription, '2021-03-08 10:12:45', '1000000.00'],
      [TRADE_TYPE.purchase, '2022-05-12 09:48:10', '800000.00'],
      [TRADE_TYPE.redemption, '2022-11-03 14:22:05', '300000.00'],
      [TRADE_TYPE.purchase, '2023-02-20 11:05:37', '300000.00'],
      [TRADE_TYPE.redemption, '2023-09-14 10:31:52', '200000.00'],
      paid('2023-12-20', '0.0021'),
      [TRADE_TYPE.purchase, '2024-03-18 13:17:26', '400000.00'],
      paid('2024-06-20', '0.0018'),
      [TRADE_TYPE.redemption, '2024-08-06 09:33:14', '500000.00'],
      paid('2024-12-20', '0.0020'),
      [TRADE_TYPE.purchase, '2025-02-24 10:26:48', '200000.00'],
      paid('2025-06-20', '0.0018'),
      [
        TRADE_TYPE.redemption,
        '2025-09-09 10:03:21',
        '100000.00',
        { status: TRADE_STATUS.cancelled, cancelTime: '2025-09-09 13:40:08' },
      ],
      paid('2025-12-22', '0.0016'),
      [TRADE_TYPE.redemption, '2026-03-05 14:08:33', 'to:1389194.44'],
      paid('2026-06-22', '0.0018'),
      [TRADE_TYPE.purchase, '2026-07-07 09:52:19', '100000.00'],
      [TRADE_TYPE.redemption, '2026-07-30 11:20:06', 'to:1306312.33'],
      [TRADE_TYPE.redemption, '2026-11-09 10:41:17', '106312.33'],
      [TRADE_TYPE.redemption, '2026-11-19 09:12:44', '20000.00', { status: TRADE_STATUS.confirming }],
    ],
  },
  {
    productId: 'P02',
    lines: [
      [TRADE_TYPE.subscription, '2024-07-29 09:45:10', '3000000.00'],
      paid('2024-12-18', '0.0141'),
      paid('2025-06-18', '0.0128'),
      paid('2025-12-18', '0.0128'),
      paid('2026-06-18', '0.0128'),
    ],
  },
  {
    productId: 'P03',
    lines: [
      [TRADE_TYPE.subscription, '2025-05-15 13:36:02', '2000000.00'],
      paid('2025-08-18', '0.0072'),
      paid('2025-11-18', '0.0072'),
      paid('2026-02-25', '0.0072'),
      paid('2026-05-18', '0.0072'),
      paid('2026-08-18', '0.0071'),
      paid('2026-11-18', '0.0121'),
    ],
  },
  {
    productId: 'P04',
    lines: [
      [TRADE_TYPE.subscription, '2025-03-28 10:15:55', '1500000.00', DONE],
      paid('2026-09-30', '0.0542'),
    ],
  },
  {
    productId: 'P05',
    lines: [
      [TRADE_TYPE.subscription, '2024-01-02 09:31:05', '1880000.00'],
      [TRADE_TYPE.purchase, '2024-06-17 10:22:41', '100000.00'],
      ...distributions('04', ['2024-12-20']),
      [TRADE_TYPE.fee, '2024-12-31 16:00:00', '1880.00'],
      [TRADE_TYPE.redemption, '2025-03-17 14:11:09', 'to:1880000.00'],
      [TRADE_TYPE.conversion, '2025-06-16 09:58:30', '500000.00', { remark: 'A类份额转换为B类份额' }],
      ...distributions('04', ['2025-12-22']),
      [
        TRADE_TYPE.purchase,
        '2026-10-14 10:44:28',
        '80000.00',
        { status: TRADE_STATUS.failed, failReason: '付款账户余额不足，扣款未成功' },
      ],
    ],
  },
  {
    productId: 'P06',
    lines: inOrder([
      [TRADE_TYPE.subscription, '2024-03-15 10:08:12', '800000.00'],
      [TRADE_TYPE.purchase, '2024-09-13 14:25:33', '200000.00'],
      ...distributions('06', [
        '2024-07-22',
        '2024-10-21',
        '2025-01-20',
        '2025-04-21',
        '2025-07-21',
        '2025-10-20',
      ]),
      [TRADE_TYPE.fee, '2024-12-31 16:00:00', '1250.00'],
      [TRADE_TYPE.fee, '2025-12-31 16:00:00', '1250.00'],
      ...distributions('06', ['2026-04-20', '2026-10-20'], DONE),
      [TRADE_TYPE.redemption, '2026-08-17 11:02:50', 'to:937731.23'],
      [
        TRADE_TYPE.redemption,
        '2026-11-18 11:20:15',
        '50000.00',
        { status: TRADE_STATUS.confirming, tradeDay: '2026-11-19' },
      ],
    ]),
  },
  {
    productId: 'P07',
    feeRate: '0.80',
    lines: [
      [TRADE_TYPE.subscription, '2024-04-01 09:40:36', '800000.00'],
      ...distributions('04', ['2024-12-20']),
      [TRADE_TYPE.fee, '2024-12-31 16:00:00', '2400.00'],
      [TRADE_TYPE.purchase, '2025-01-02 10:17:24', '300000.00'],
      [
        TRADE_TYPE.redemption,
        '2025-09-01 13:55:48',
        'to:1000000.00',
        { status: TRADE_STATUS.partlyConfirmed, applied: '250000.00', remark: '巨额赎回，按比例部分确认' },
      ],
      ...distributions('04', ['2025-12-22']),
      [TRADE_TYPE.fee, '2025-12-31 16:00:00', '2150.00'],
      [TRADE_TYPE.fee, '2026-06-30 16:00:00', '1075.00', DONE],
      [
        TRADE_TYPE.redemption,
        '2026-11-17 14:20:31',
        '100000.00',
        { status: TRADE_STATUS.accepted, tradeDay: '2026-12-01', remark: '预约 2026-12-01 开放日赎回' },
      ],
    ],
  },
  {
    productId: 'P08',
    feeRate: '0.50',
    lines: [
      [TRADE_TYPE.subscription, '2024-02-05 10:29:07', '500000.00'],
      [TRADE_TYPE.purchase, '2024-08-05 09:36:45', '200000.00'],
      ...distributions('06', ['2024-12-20']),
      [TRADE_TYPE.fee, '2024-12-31 16:00:00', '1680.00'],
      [
        TRADE_TYPE.redemption,
        '2025-03-11 14:02:13',
        '500.00',
        { status: TRADE_STATUS.failed, failReason: '赎回份额低于单笔最低赎回份额 1,000.00 份' },
      ],
      [TRADE_TYPE.purchase, '2025-05-12 10:50:22', '150000.00'],
      ...distributions('06', ['2025-06-20']),
      [TRADE_TYPE.conversion, '2025-09-15 10:05:05', '80000.00', { remark: 'A类份额转换为B类份额' }],
      ...distributions('06', ['2025-12-22', '2026-06-22'], DONE),
      [TRADE_TYPE.fee, '2025-12-31 16:00:00', '1920.00'],
      [TRADE_TYPE.redemption, '2026-07-15 13:28:54', 'to:731261.43'],
      [
        TRADE_TYPE.conversion,
        '2026-11-19 15:21:10',
        '10000.00',
        { status: TRADE_STATUS.accepted, remark: 'A类份额转换为B类份额' },
      ],
    ],
  },
  {
    productId: 'P09',
    lines: [
      [TRADE_TYPE.subscription, '2022-06-28 10:33:18', '1000000.00'],
      [TRADE_TYPE.fee, '2023-12-29 16:00:00', '5000.00'],
      ...distributions('04', ['2024-06-28', '2025-06-30']),
      [TRADE_TYPE.fee, '2025-12-31 16:00:00', '5000.00'],
    ],
  },
  {
    productId: 'P10',
    lines: [
      [TRADE_TYPE.subscription, '2023-09-26 14:47:39', '500000.00'],
      [TRADE_TYPE.fee, '2024-12-31 16:00:00', '2500.00'],
      [TRADE_TYPE.fee, '2025-03-31 16:00:00', '0.01', { remark: '托管费尾差' }],
    ],
  },
  {
    productId: 'P11',
    lines: inOrder([
      [TRADE_TYPE.subscription, '2023-03-01 09:55:27', '300000.00'],
      [TRADE_TYPE.purchase, '2023-08-09 10:37:03', '200000.00'],
      [TRADE_TYPE.purchase, '2024-04-10 13:42:51', '200000.00'],
      [TRADE_TYPE.redemption, '2024-09-04 10:12:36', '100000.00'],
      [
        TRADE_TYPE.conversion,
        '2024-11-06 11:08:08',
        '100000.00',
        { ...DONE, remark: 'A类份额转换为C类份额' },
      ],
      [TRADE_TYPE.purchase, '2025-02-12 09:46:14', '150000.00'],
      [TRADE_TYPE.purchase, '2025-11-05 14:19:57', '100000.00'],
      [TRADE_TYPE.fee, '2025-12-31 16:00:00', '860.00'],
      ...distributions('06', ['2023-06-20', '2023-12-20', '2024-06-20', '2024-12-20', '2025-06-20']),
      ...distributions('06', ['2025-12-22', '2026-03-20', '2026-06-22'], DONE),
      [TRADE_TYPE.redemption, '2026-07-28 10:53:42', 'to:768120.55'],
      [TRADE_TYPE.redemption, '2026-10-27 10:12:31', '300000.00'],
      [TRADE_TYPE.redemption, '2026-11-19 16:05:27', '50000.00', { status: TRADE_STATUS.accepted }],
    ]),
  },
  {
    productId: 'P12',
    lines: [
      [
        TRADE_TYPE.subscription,
        '2026-11-19 21:05:33',
        '500000.00',
        { status: TRADE_STATUS.confirming, remark: '冷静期至 2026-11-21 09:30' },
      ],
    ],
  },
]

/** Purchases of U1 that came to nothing. */
export const FAILED_LEDGERS: readonly Ledger[] = [
  {
    productId: 'C04',
    lines: [
      [
        TRADE_TYPE.subscription,
        '2025-03-03 10:28:16',
        '99999999.99',
        { status: TRADE_STATUS.failed, failReason: '认购金额超过产品剩余额度，款项已原路退回' },
      ],
    ],
  },
  {
    productId: 'C03',
    lines: [
      [
        TRADE_TYPE.subscription,
        '2025-11-11 09:20:40',
        '300000.00',
        { status: TRADE_STATUS.cancelled, cancelTime: '2025-11-11 10:02:13' },
      ],
    ],
  },
]
