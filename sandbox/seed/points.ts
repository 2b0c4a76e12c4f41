import { POINT_TYPE } from '@/contract/tables/membership'
import { formatDay } from '../clock'
import { expireDateOf, type Lot, takeFromLots } from '../points/lots'
import { insertRows } from '../store/insert'
import type { PointsRow } from '../store/points'
import { DONATIONS } from './charities'
import { createRandom } from './random'
import { REPORT_YEAR } from './reports'
import type { Seed } from './order'

/** A movement of the past: `change` is signed, `at` milliseconds. */
interface PastMovement {
  readonly type: string
  readonly change: number
  readonly source: string
  readonly at: number
}

type LedgerRow = Omit<PointsRow, 'id'>

const moment = (day: string, time = '10:00:00') => Date.parse(`${day}T${time}+08:00`)
const move = (day: string, type: string, change: number, source: string, time?: string): PastMovement => ({
  type,
  change,
  source,
  at: moment(day, time),
})

/** Movements of donations, which the seed of the projects knows. */
const donationsBy = (customerId: string): PastMovement[] =>
  DONATIONS.filter(donation => donation.customerId === customerId).map(
    ({ points, charityName, donatedAt }) => ({
      type: '4',
      change: -points,
      source: `捐赠：${charityName}`,
      at: Date.parse(donatedAt),
    }),
  )

/** The ledger of one customer: movements in the order of time, each with its balance, and what lapsed in between. */
function ledgerOf(customerId: string, movements: readonly PastMovement[]): LedgerRow[] {
  const rows: LedgerRow[] = []
  const left: number[] = []
  let balance = 0
  const lots = (): Lot[] =>
    rows.map((row, id) => ({ id, remaining: left[id] ?? 0, expireDate: row.expire_date }))
  const write = ({ type, change, source, at }: PastMovement) => {
    if (change < 0) {
      for (const { id, points } of takeFromLots(
        lots().filter(lot => lot.remaining > 0),
        -change,
      )) {
        left[id] = (left[id] ?? 0) - points
      }
    }
    balance += change
    left.push(Math.max(0, change))
    rows.push({
      customer_id: customerId,
      type,
      change,
      balance,
      source,
      expire_date: change > 0 ? expireDateOf(formatDay(at)) : '',
      remaining: 0,
      created_at: at,
    })
  }
  const lapse = (year: string) => {
    const lastDay = `${year}-12-31`
    const points = lots().reduce((sum, lot) => sum + (lot.expireDate === lastDay ? lot.remaining : 0), 0)
    if (points > 0) write(move(lastDay, '3', -points, '积分到期', '23:59:59'))
  }
  const years = ['2021', '2022', '2023', '2024', '2025', '2026']
  for (const year of years) {
    movements
      .filter(({ at }) => formatDay(at).startsWith(year))
      .sort((a, b) => a.at - b.at)
      .forEach(write)
    if (year !== '2026') lapse(year)
  }
  return rows.map((row, id) => ({ ...row, remaining: left[id] ?? 0 }))
}

/** Every month from January 2021 to November 2026, `YYYY-MM`. */
const MONTHS = Array.from({ length: 71 }, (_, index) => {
  const month = String((index % 12) + 1).padStart(2, '0')
  return `${2021 + Math.floor(index / 12)}-${month}`
})

const EXCHANGES = ['兑换：健康体检套餐', '兑换：博物馆年票', '兑换：有机茶礼盒', '兑换：图书礼券'] as const

const THANKS = [
  move('2022-12-20', '1', 600, '年度客户回馈'),
  move('2023-12-20', '1', 600, '年度客户回馈'),
  move('2024-12-20', '1', 600, '年度客户回馈'),
  move('2026-09-20', '1', 790, '中秋客户回馈'),
]

/**
 * The busy account of U1: three earnings a month, exchanges, donations and a survey. Together they come to what the domain
 * contract says (B9.1, B9.8): 240 rows, 12,680 points, of which 2,000 lapse at the end of 2026.
 */
function movementsOfU1(): PastMovement[] {
  const random = createRandom('points-u1')
  const earned = MONTHS.flatMap(month => [
    move(`${month}-03`, '1', 90 + 5 * random.int(0, 8), '每月签到', '08:12:40'),
    move(`${month}-10`, '1', 180 + 10 * random.int(0, 6), '产品持有奖励', '09:30:00'),
    move(`${month}-17`, '1', 60 + 10 * random.int(0, 9), '阅读投资者教育文章', '20:05:17'),
  ])
  const exchanged = [3, 7, 10, 15, 19, 22, 27, 31, 34, 40, 46, 51, 58, 62, 68].map(index =>
    move(
      `${MONTHS[index] ?? ''}-24`,
      '2',
      -(300 + 50 * random.int(2, 14)),
      random.pick(EXCHANGES),
      '15:20:00',
    ),
  )
  return [
    ...earned,
    ...exchanged,
    ...THANKS,
    move('2026-05-24', '2', -2380, '兑换：家庭健康体检套餐', '15:20:00'),
    move('2026-03-15', '1', 200, '生日礼遇', '08:00:00'),
    move('2026-11-06', '1', 200, '完成问卷：家族信托服务需求调研', '19:42:10'),
    ...donationsBy('100001'),
  ]
}

/** Accounts of the others: enough for their level, and what is left of it. */
function movementsOf(customerId: string, now: number): PastMovement[] {
  if (customerId === '100001') return movementsOfU1()
  if (customerId === '100002') {
    return [
      move('2023-06-01', '1', 4600, '产品持有奖励'),
      move('2024-03-11', '2', -3000, '兑换：健康体检套餐'),
      move('2025-08-01', '1', 860, '产品持有奖励'),
    ]
  }
  if (customerId === '100004') {
    return [
      move('2021-03-08', '1', 12_000, '产品持有奖励'),
      move('2022-05-20', '2', -8000, '兑换：健康体检套餐'),
      move('2025-02-18', '1', 3400, '产品持有奖励'),
      ...donationsBy(customerId),
    ]
  }
  if (customerId !== '100006') return []
  const donations = donationsBy(customerId)
  const day = 86_400_000
  return [
    ...donations.map(({ change, at }) => ({
      type: '1',
      change: -change,
      source: '产品持有奖励',
      at: at - day,
    })),
    ...donations,
    move('2026-06-30', '1', 45_000, '产品持有奖励'),
    { type: '5', change: 388, source: `${REPORT_YEAR}年度资产报告抽奖`, at: now },
  ]
}

let known: readonly LedgerRow[] | undefined

/** The points accounts of all customers; the balances are those of the customers' seed. */
export const pointsSeed: Seed = {
  name: 'points',
  after: ['customers'],
  fill(db, now) {
    known ??= ['100001', '100002', '100004', '100006'].flatMap(id => ledgerOf(id, movementsOf(id, now)))
    insertRows(
      db,
      'points_ledger',
      known.map(row => ({ ...row, created_at: row.type === POINT_TYPE.drawn ? now : row.created_at })),
    )
  },
}
