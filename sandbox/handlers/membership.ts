import { dateTimeInShanghai } from '@/lib/date'
import type { HandlerContext, Handlers } from '../api/handler'
import { formatDay } from '../clock'
import { LEVELS, levelOf, POINT_RULES } from '../points/levels'
import { donationsOf } from '../store/charities'
import { pageOf } from '../store/page'
import {
  nextLapse,
  pointsBalance,
  pointsGrowth,
  pointsRecords,
  type PointsRow,
  pointsYears,
  settleLapsed,
} from '../store/points'

/** What the account holds now; points that have lapsed are written off first. */
function accountOf({ db, customerId, now }: HandlerContext) {
  settleLapsed(db, customerId, now())
  const lapse = nextLapse(db, customerId)
  return {
    balance: pointsBalance(db, customerId),
    expireAmount: lapse?.points ?? 0,
    expireDate: lapse?.expireDate ?? '',
  }
}

const monthOf = (row: PointsRow) => formatDay(row.created_at).slice(0, 7)

function monthTotal(month: string, rows: readonly PointsRow[]) {
  const own = rows.filter(row => monthOf(row) === month)
  const sum = (isIn: boolean) =>
    own.reduce((total, { change }) => total + (change > 0 === isIn ? Math.abs(change) : 0), 0)
  return { month, inTotal: String(sum(true)), outTotal: String(sum(false)), count: own.length }
}

/** Handlers of `src/contract/membership.ts`. */
export const membershipHandlers = {
  vipHome(_request, context) {
    const { db, customerId } = context
    const { balance, expireAmount, expireDate } = accountOf(context)
    const growth = pointsGrowth(db, customerId)
    const { level, next } = levelOf(growth)
    const donations = donationsOf(db, customerId)
    const opened = pointsRecords(db, customerId, {}).at(-1)
    return {
      vipLevel: level.vipLevel,
      levelName: level.name,
      points: balance,
      growthPoints: growth,
      levelFrom: level.from,
      nextFrom: next?.from ?? level.from,
      nextLevel: next?.name ?? '',
      pointsToNext: next ? next.from - growth : 0,
      pointsExpireAmount: expireAmount,
      pointsExpireDate: expireDate,
      donorCount: donations.length,
      contributionValue: donations.reduce((sum, { points }) => sum + points, 0),
      certificateCount: donations.filter(({ cert_no }) => cert_no !== '').length,
      integralOpenTime: opened ? formatDay(opened.created_at) : '',
    }
  },

  pointsRecordList({ pointType, year, ...paging }, context) {
    const { db, customerId } = context
    const account = accountOf(context)
    const rows = pointsRecords(db, customerId, { pointType, year })
    const page = pageOf(rows, paging)
    const months = [...new Set(page.list.map(monthOf))]
    return {
      ...page,
      list: page.list.map(row => ({
        recordId: String(row.id),
        pointType: row.type,
        change: row.change,
        balance: row.balance,
        source: row.source,
        time: dateTimeInShanghai(row.created_at),
        expireDate: row.expire_date,
      })),
      ...account,
      years: pointsYears(db, customerId),
      monthTotals: months.map(month => monthTotal(month, rows)),
    }
  },

  pointsRule(_request, { db, customerId }) {
    return {
      vipLevel: levelOf(pointsGrowth(db, customerId)).level.vipLevel,
      levels: LEVELS.map(({ rights, ...level }) => ({ ...level, rights: [...rights] })),
      rules: [...POINT_RULES],
    }
  },
} satisfies Partial<Handlers>
