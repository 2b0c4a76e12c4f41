import { POINTS_PER_YUAN, SMS_CHECK_ABOVE_POINTS } from '@/contract/charity'
import { INNER } from '@/contract/codes'
import { CHARITY_STATUS } from '@/contract/tables/membership'
import { dateTimeInShanghai, daysBetween } from '@/lib/date'
import { maskName } from '@/lib/mask'
import { BusinessError, invalidField, ownRow } from '../api/business-error'
import type { HandlerContext, Handlers } from '../api/handler'
import { formatDay } from '../clock'
import { pictureUrl } from '../files/pictures'
import {
  addDonation,
  certificateNoOf,
  charityById,
  type CharityRow,
  charityUpdates,
  donationById,
  donationsOf,
  listCharities,
  namedDonations,
} from '../store/charities'
import { pageOf } from '../store/page'
import { pointsBalance, settleLapsed, spendPoints } from '../store/points'
import { useVerifyToken } from '../store/verify-tokens'

/** Names on a project's wall. */
const WALL_SIZE = 20

/** Projects are listed in this order of their statuses. */
const LIST_ORDER = '1023'

const REFUSALS: Readonly<Record<string, string>> = {
  [CHARITY_STATUS.notStarted]: '项目尚未开始，暂不能捐赠',
  [CHARITY_STATUS.completed]: '项目已完成募集，感谢您的关注',
  [CHARITY_STATUS.ended]: '项目已结束，不能再捐赠',
}

/** 项目状态 (CHARITY_STATUS): full before its end is 已完成. */
function statusOf(row: CharityRow, time: string): string {
  if (time < row.start_time) return CHARITY_STATUS.notStarted
  if (row.raised >= row.goal_points) return CHARITY_STATUS.completed
  return time <= row.end_time ? CHARITY_STATUS.open : CHARITY_STATUS.ended
}

function projectOf(row: CharityRow, { now, today }: HandlerContext) {
  return {
    charityId: row.charity_id,
    name: row.name,
    orgName: row.org_name,
    coverUrl: pictureUrl(row.cover),
    goalPoints: row.goal_points,
    raisedPoints: row.raised,
    progress: Math.min(100, Math.floor((row.raised * 100) / row.goal_points)),
    donors: row.donors,
    startTime: row.start_time,
    endTime: row.end_time,
    daysLeft: Math.max(0, daysBetween(today(), row.end_time) ?? 0),
    status: statusOf(row, dateTimeInShanghai(now())),
  }
}

function charityOf(charityId: string, { db }: HandlerContext): CharityRow {
  const row = charityById(db, charityId)
  if (!row) throw new BusinessError(INNER.notOwner)
  return row
}

/** Handlers of `src/contract/charity.ts`. */
export const charityHandlers = {
  charityList(paging, context) {
    const projects = listCharities(context.db).map(row => projectOf(row, context))
    const order = ({ status }: { status: string }) => LIST_ORDER.indexOf(status)
    return pageOf(
      projects.sort((a, b) => order(a) - order(b) || a.endTime.localeCompare(b.endTime)),
      paging,
    )
  },

  charityDetail({ charityId }, context) {
    const { db, customerId, now } = context
    const row = charityOf(charityId, context)
    settleLapsed(db, customerId, now())
    return {
      ...projectOf(row, context),
      orgRegNo: row.org_reg_no,
      content: row.content,
      minPoints: row.min_points,
      updates: charityUpdates(db, charityId).map(({ date, text, picture }) => ({
        date,
        text,
        imageUrl: picture === '' ? '' : pictureUrl(picture),
      })),
      wall: namedDonations(db, charityId, WALL_SIZE).map(donation => ({
        donationId: donation.donation_id,
        nameMask: maskName(donation.customer_name),
        points: donation.points,
        date: formatDay(donation.donated_at),
      })),
      balance: pointsBalance(db, customerId),
    }
  },

  charityDonate({ charityId, points, anonymous, verifyToken }, context) {
    const { db, customerId, now, today } = context
    const row = charityOf(charityId, context)
    const refusal = REFUSALS[statusOf(row, dateTimeInShanghai(now()))]
    if (refusal) throw new BusinessError(INNER.stateConflict, { msg: refusal })
    settleLapsed(db, customerId, now())
    const balance = pointsBalance(db, customerId)
    if (points < row.min_points) throw invalidField('points', `每次至少捐赠${row.min_points}积分`)
    if (points > balance) throw invalidField('points', `积分不足，当前可用${balance}积分`)
    if (points > SMS_CHECK_ABOVE_POINTS) {
      if (verifyToken === undefined) throw new BusinessError(INNER.verifyTokenMissing)
      useVerifyToken(db, { customerId, scene: 'donate', token: verifyToken, now: now() })
    }
    const left = spendPoints(db, { customerId, type: '4', points, source: `捐赠：${row.name}`, now: now() })
    const donationId = addDonation(db, { customerId, charityId, points, anonymous, now: now() }, today())
    const donation = ownRow(donationById(db, donationId), customerId)
    return { donationId, points, balance: left, certificateId: certificateNoOf(db, donation) }
  },

  donationList(paging, { db, customerId }) {
    const page = pageOf(donationsOf(db, customerId), paging)
    return {
      ...page,
      list: page.list.map(row => ({
        donationId: row.donation_id,
        charityId: row.charity_id,
        name: row.charity_name,
        points: row.points,
        time: dateTimeInShanghai(row.donated_at),
        anonymous: row.anonymous,
      })),
    }
  },

  donationCertificate({ donationId }, { db, customerId }) {
    const row = ownRow(donationById(db, donationId), customerId)
    return {
      certNo: certificateNoOf(db, row),
      name: row.customer_name,
      nameMask: maskName(row.customer_name),
      charityId: row.charity_id,
      project: row.charity_name,
      points: row.points,
      value: (row.points / POINTS_PER_YUAN).toFixed(2),
      date: formatDay(row.donated_at),
      orgName: row.org_name,
    }
  },
} satisfies Partial<Handlers>
