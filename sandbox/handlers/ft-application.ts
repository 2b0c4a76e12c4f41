import { INNER } from '@/contract/codes'
import { labelOf } from '@/contract/labels'
import { FT_APPLY_STATUS } from '@/contract/tables/trust'
import type { FtApplication } from '@/contract/my-trust'
import { dateTimeInShanghai } from '@/lib/date'
import { BusinessError, ownRow } from '../api/business-error'
import type { HandlerContext, Handlers } from '../api/handler'
import { customerById } from '../store/customers'
import type { Db } from '../store/database'
import {
  applicationById,
  applicationsOf,
  deleteApplication,
  remarksOf,
  setApplicationStatus,
  type FtApplicationRow,
} from '../store/ft-applications'
import { pageOf } from '../store/page'
import { openGates } from '../trusts/gates'

const DRAFT = '00'
const WITHDRAWN = '90'
const WITHDRAWABLE = [DRAFT, '10', '11']

/** 家族信托 10 million, 家庭服务信托 1 million yuan. */
const MIN_AMOUNTS = [
  { trustKind: '2', amount: '10000000.00' },
  { trustKind: '3', amount: '1000000.00' },
]

function applicationOf(db: Db, row: FtApplicationRow): FtApplication {
  const canWithdraw = WITHDRAWABLE.includes(row.status)
  return {
    applyId: row.id,
    applyNo: row.apply_no,
    trustName: row.trust_name,
    trustKind: row.trust_kind,
    initialAmount: row.initial_amount,
    ftApplyStatus: row.status,
    currentStep: row.current_step,
    updateTime: row.update_time,
    statusNote: row.status_note,
    remarks: remarksOf(db, row.id),
    canWithdraw: canWithdraw ? '1' : '0',
    withdrawReason: canWithdraw ? '' : `申请${labelOf(FT_APPLY_STATUS, row.status)}，不能撤回`,
    canDelete: row.status === DRAFT ? '1' : '0',
  }
}

/** The customer's own application if it is in one of the statuses. Errors: `notOwner`, `stateConflict`. */
function ownApplication(
  applyId: string,
  statuses: readonly string[],
  { db, customerId }: HandlerContext,
): FtApplicationRow {
  const row = ownRow(applicationById(db, applyId), customerId)
  if (!statuses.includes(row.status)) throw new BusinessError(INNER.stateConflict)
  return row
}

/** Handlers of `src/contract/trust.ts` about applications for a family trust. */
export const ftApplicationHandlers = {
  ftApplicationList({ status, ...paging }, { db, customerId, today }) {
    const rows = applicationsOf(db, customerId).filter(row => !status || row.status === status)
    const page = pageOf(rows, paging)
    return {
      ...page,
      list: page.list.map(row => applicationOf(db, row)),
      gates: openGates(customerById(db, customerId), today()),
      minAmounts: MIN_AMOUNTS,
    }
  },

  ftApplicationDelete({ applyId }, context) {
    deleteApplication(context.db, ownApplication(applyId, [DRAFT], context).id)
    return {}
  },

  ftApplicationWithdraw({ applyId }, context) {
    const { id } = ownApplication(applyId, WITHDRAWABLE, context)
    setApplicationStatus(context.db, id, {
      status: WITHDRAWN,
      updateTime: dateTimeInShanghai(context.now()),
      statusNote: '您已撤回申请。',
    })
    return { ftApplyStatus: WITHDRAWN }
  },
} satisfies Partial<Handlers>
