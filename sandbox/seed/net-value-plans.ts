import { FLAT_PRODUCT_TYPES } from '../portfolio/trade-codes'
import { PRODUCT_IDS_OF_U6, seededProduct } from './products'
import { createRandom } from './random'

/** How the net value of a product runs: through every anchor, with small steps of chance between them. */
export interface NetValuePlan {
  readonly productId: string
  /** `daily` is every weekday, `weekly:2` every Tuesday, `quarterly` the last day of each quarter. */
  readonly rhythm: 'daily' | `weekly:${1 | 2 | 3 | 4 | 5}` | 'quarterly'
  /** Ten-thousandths on days of the rhythm; the first day is where the series begins. */
  readonly anchors: readonly (readonly [date: string, value: number])[]
  /** Largest step of chance, in ten-thousandths. */
  readonly jitter: number
  /** Between two anchors the value stays between theirs. */
  readonly isBounded?: boolean
  /** The series ends at its last anchor, as that of a liquidated product does. */
  readonly isOver?: boolean
  /** Paid out per share: the accumulated net value carries it on. */
  readonly dividends?: readonly (readonly [date: string, perShare: string])[]
}

const PLANS_OF_U1: readonly NetValuePlan[] = [
  {
    productId: 'P05',
    rhythm: 'daily',
    jitter: 4,
    isBounded: true,
    anchors: [
      ['2024-01-02', 10000],
      ['2024-12-20', 10118],
      ['2025-03-17', 10084],
      ['2025-11-19', 10202],
      ['2026-03-09', 10313],
      ['2026-04-13', 10229],
      ['2026-08-05', 10404],
      ['2026-11-18', 10634],
      ['2026-11-19', 10632],
    ],
    dividends: [
      ['2024-12-20', '0.0050'],
      ['2025-12-22', '0.0060'],
    ],
  },
  {
    productId: 'P06',
    rhythm: 'daily',
    jitter: 9,
    anchors: [
      ['2024-01-02', 10400],
      ['2024-09-16', 10720],
      ['2025-06-16', 10490],
      ['2026-04-20', 10080],
      ['2026-10-20', 10112],
      ['2026-11-18', 10212],
      ['2026-11-19', 10218],
    ],
    dividends: [
      ['2024-07-22', '0.0080'],
      ['2024-10-21', '0.0080'],
      ['2025-01-20', '0.0080'],
      ['2025-04-21', '0.0080'],
      ['2025-07-21', '0.0080'],
      ['2025-10-20', '0.0080'],
      ['2026-04-20', '0.0080'],
      ['2026-10-20', '0.0147'],
    ],
  },
  {
    productId: 'P07',
    rhythm: 'daily',
    jitter: 45,
    anchors: [
      ['2024-01-02', 10000],
      ['2024-09-02', 9350],
      ['2025-01-02', 9600],
      ['2025-09-01', 9920],
      ['2026-04-01', 9105],
      ['2026-11-18', 8687],
      ['2026-11-19', 8745],
    ],
    dividends: [
      ['2024-12-20', '0.0100'],
      ['2025-12-22', '0.0050'],
    ],
  },
  {
    productId: 'P08',
    rhythm: 'daily',
    jitter: 30,
    anchors: [
      ['2024-01-02', 10000],
      ['2024-08-05', 10950],
      ['2025-05-12', 11800],
      ['2026-01-05', 12700],
      ['2026-11-18', 13673],
      ['2026-11-19', 13675],
    ],
    dividends: [
      ['2024-12-20', '0.0060'],
      ['2025-06-20', '0.0060'],
      ['2025-12-22', '0.0060'],
      ['2026-06-22', '0.0060'],
    ],
  },
  {
    productId: 'P09',
    rhythm: 'quarterly',
    jitter: 40,
    anchors: [
      ['2022-06-30', 10000],
      ['2023-12-31', 10350],
      ['2025-06-30', 10900],
      ['2026-09-30', 11200],
    ],
    dividends: [
      ['2024-06-28', '0.0300'],
      ['2025-06-30', '0.0250'],
    ],
  },
  {
    productId: 'P10',
    rhythm: 'quarterly',
    jitter: 40,
    anchors: [
      ['2023-09-30', 10000],
      ['2024-12-31', 9700],
      ['2026-09-30', 9630],
    ],
  },
  {
    productId: 'P11',
    rhythm: 'weekly:2',
    jitter: 3,
    anchors: [
      ['2023-02-28', 10000],
      ['2024-06-18', 10290],
      ['2026-10-27', 10667],
      ['2026-11-17', 10681],
    ],
    dividends: [
      ['2023-06-20', '0.0060'],
      ['2023-12-20', '0.0060'],
      ['2024-06-20', '0.0060'],
      ['2024-12-20', '0.0060'],
      ['2025-06-20', '0.0060'],
      ['2025-12-22', '0.0060'],
      ['2026-03-20', '0.0060'],
      ['2026-06-22', '0.0060'],
    ],
  },
  {
    productId: 'C03',
    rhythm: 'weekly:5',
    jitter: 5,
    anchors: [
      ['2025-03-07', 10000],
      ['2026-11-13', 10260],
    ],
  },
  {
    productId: 'C04',
    rhythm: 'daily',
    jitter: 25,
    anchors: [
      ['2025-02-03', 10000],
      ['2026-11-19', 10430],
    ],
  },
  {
    productId: 'C05',
    rhythm: 'quarterly',
    jitter: 20,
    anchors: [
      ['2026-03-31', 10000],
      ['2026-09-30', 10120],
    ],
  },
  {
    productId: 'H05',
    rhythm: 'weekly:5',
    jitter: 60,
    isOver: true,
    anchors: [
      ['2021-01-15', 10000],
      ['2022-10-07', 8800],
      ['2024-05-17', 7900],
    ],
    dividends: [
      ['2021-12-20', '0.0120'],
      ['2022-12-20', '0.0040'],
      ['2023-12-20', '0.0040'],
    ],
  },
  {
    productId: 'H06',
    rhythm: 'weekly:5',
    jitter: 8,
    isOver: true,
    anchors: [
      ['2022-01-14', 10000],
      ['2025-06-27', 10310],
    ],
    dividends: [
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
    ].map(date => [date, '0.0090'] as const),
  },
]

const END_VALUES_OF_U6 = new Map(
  PRODUCT_IDS_OF_U6.map(id => [id, createRandom(`end ${id}`).int(8800, 13900)]),
)

/** Where a product of U6 stands on 2026-11-19, in ten-thousandths. */
export function endValueOfU6(productId: string): number {
  return END_VALUES_OF_U6.get(productId) ?? 10_000
}

/** Products of U6 whose net value moves are valued every Thursday. */
function plansOfU6(): NetValuePlan[] {
  return PRODUCT_IDS_OF_U6.filter(id => !FLAT_PRODUCT_TYPES.includes(seededProduct(id).product_type)).map(
    id => {
      const end = endValueOfU6(id)
      return {
        productId: id,
        rhythm: 'weekly:4',
        jitter: 20,
        anchors: [
          ['2025-01-02', Math.round((10000 + 2 * end) / 3)],
          ['2026-11-19', end],
        ],
      }
    },
  )
}

/** The plan of every product whose net value moves; all others stand at 1.0000. */
export const NET_VALUE_PLANS: readonly NetValuePlan[] = [...PLANS_OF_U1, ...plansOfU6()]

/** Cash management on 2026-11-19: 万份收益 in ten-thousandths of a yuan, 七日年化 in hundredths of a percent. */
export const YIELD_PLANS: readonly {
  readonly productId: string
  readonly tenThousandIncome: number
  readonly sevenDayYield: number
}[] = [
  { productId: 'P01', tenThousandIncome: 6512, sevenDayYield: 241 },
  { productId: 'C01', tenThousandIncome: 6238, sevenDayYield: 229 },
  { productId: 'Q20', tenThousandIncome: 6377, sevenDayYield: 235 },
  { productId: 'Q40', tenThousandIncome: 6120, sevenDayYield: 226 },
]
