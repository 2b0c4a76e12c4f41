import { INNER } from '@/contract/codes'
import { labelOf } from '@/contract/labels'
import { BANK_CHANGE_STATUS, TRADE_TYPE } from '@/contract/tables/trade'
import { dateTimeInShanghai } from '@/lib/date'
import { isOff } from '@/lib/flag'
import { BusinessError, ownRow } from '../api/business-error'
import type { HandlerContext, Handlers } from '../api/handler'
import { bankNameMask } from '../portfolio/bank'
import { bankChangeTimeline, cancelOf, expectedArriveDate, timelineOf } from '../portfolio/trade-course'
import { resolvePeriod } from '../portfolio/period'
import { type BankChangeRow, findBankChange, openBankChange } from '../store/bank-changes'
import { beneficiaryById, benefitsOf } from '../store/beneficiaries'
import { feeLotsOf } from '../store/fee-lots'
import { settledMoves } from '../store/trade-filter'
import { cancelTrade, findTrade, listTrades, pageOfTrades, tradeOf, type TradeRow } from '../store/trades'
import { trustById } from '../store/trusts'
import { useVerifyToken } from '../store/verify-tokens'
import { exportTrades } from './trade-export'

/** A trade of the customer's own; those of a family trust have endpoints that know its rights. */
function ownTrade(tradeId: string, { db, customerId }: HandlerContext): TradeRow {
  const found = findTrade(db, tradeId)
  return ownRow(found?.trust_id === '' ? found : undefined, customerId)
}

/** A change of an account, to whoever asked for it and to the principal of the trust. Errors: `notOwner`. */
function shownBankChange(applyId: string, { db, customerId }: HandlerContext): BankChangeRow {
  const row = findBankChange(db, applyId)
  const trustId = row && beneficiaryById(db, row.bene_id)?.trust_id
  const isPrincipal = trustId !== undefined && trustById(db, trustId)?.principal_id === customerId
  if (!row || !(isPrincipal || row.customer_id === customerId)) throw new BusinessError(INNER.notOwner)
  return row
}

/** Whether a change that was refused may be asked for anew: by the beneficiary or the guardian, while none waits. */
function mayReapply(row: BankChangeRow, { db, customerId, today }: HandlerContext): boolean {
  const isOwn = benefitsOf(db, customerId, today()).some(({ id }) => id === row.bene_id)
  return row.status === BANK_CHANGE_STATUS.rejected && isOwn && openBankChange(db, row.bene_id) === ''
}

/** Handlers of `src/contract/trade.ts`. */
export const tradeHandlers = {
  tradeRecordList({ cursor, pageNum, pageSize, ...filter }, { db, customerId, today }) {
    const page = listTrades(db, { customerId }, filter, { cursor, pageNum, pageSize, today: today() })
    return { ...page, list: page.list.map(tradeOf) }
  },

  tradeRecordDetail({ tradeId }, context) {
    const row = ownTrade(tradeId, context)
    return {
      ...tradeOf(row),
      expectedArriveDate: expectedArriveDate(row),
      feeLots: feeLotsOf(context.db, tradeId),
      timeline: timelineOf(row),
      ...cancelOf(row, dateTimeInShanghai(context.now())),
    }
  },

  tradeCancel({ tradeId, verifyToken }, context) {
    const { db, customerId, now } = context
    const time = dateTimeInShanghai(now())
    const { canCancel, cancelReason } = cancelOf(ownTrade(tradeId, context), time)
    if (isOff(canCancel)) throw new BusinessError(INNER.stateConflict, { msg: cancelReason })
    useVerifyToken(db, { customerId, scene: 'tradeCancel', subject: tradeId, token: verifyToken, now: now() })
    return { tradeStatus: cancelTrade(db, tradeId, time) }
  },

  tradeRecordExport: exportTrades,

  financialRecordList({ pageNum, pageSize, ...period }, { db, customerId, today }) {
    const matched = settledMoves({ customerId }, resolvePeriod(period, today()))
    const page = pageOfTrades(db, matched, { pageNum, pageSize })
    return {
      ...page,
      list: page.list.map(row => ({
        flowId: row.trade_id,
        date: row.apply_time,
        type: row.trade_type,
        amount: row.direction === 'out' ? `-${row.confirm_amount}` : row.confirm_amount,
        bankNameMask: bankNameMask(row),
        remark: `${labelOf(TRADE_TYPE, row.trade_type)} ${row.product_name}`,
      })),
    }
  },

  beneficiaryBankChangeDetail({ applyId }, context) {
    const row = shownBankChange(applyId, context)
    return {
      applyId: row.apply_id,
      beneId: row.bene_id,
      canReapply: mayReapply(row, context) ? '1' : '0',
      applyNo: row.apply_no,
      trustName: row.trust_name,
      beneNameMask: row.bene_name_mask,
      oldBankName: row.old_bank_name,
      oldCardNoMask: row.old_card_no_mask,
      newBankName: row.new_bank_name,
      newCardNoMask: row.new_card_no_mask,
      status: row.status,
      applyTime: row.apply_time,
      effectTime: row.effect_time,
      rejectReason: row.reject_reason,
      timeline: bankChangeTimeline(row),
    }
  },
} satisfies Partial<Handlers>
