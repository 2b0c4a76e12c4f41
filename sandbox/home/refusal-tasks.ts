import type { HomeTask } from '@/contract/home'
import { CALL_BACK_STATUS } from '@/contract/tables/contact'
import { CANCEL_STATUS } from '@/contract/tables/account-cancel'
import { BENE_CHANGE_STATUS } from '@/contract/tables/beneficiary'
import { CERT_STATUS, CERT_TYPE } from '@/contract/tables/certificate'
import { HOME_TASK, type HomeTaskKind } from '@/contract/tables/home'
import { INST_STATUS } from '@/contract/tables/instruction'
import { BANK_CHANGE_STATUS } from '@/contract/tables/trade'
import { APPEND_STATUS } from '@/contract/tables/trust'
import { labelOf } from '@/contract/labels'
import { addDays, dateTimeInShanghai } from '@/lib/date'
import type { HandlerContext } from '../api/handler'
import { bankChangesOf } from '../store/bank-changes'
import { openBeneChange } from '../store/bene-changes'
import { callBacksOf } from '../store/call-backs'
import { lastCancellation } from '../store/cancellations'
import { certificatesOf } from '../store/certificates'
import { instructionsOf } from '../store/instructions'
import { appendsOf } from '../store/trust-appends'
import { trustsOfPrincipal } from '../store/trusts'

/**
 * Days for which a refusal is told: there is no act by which the customer says that they will not ask again, and a list of
 * what waits must not fill with it.
 */
const TOLD_DAYS = 30

const task = (
  taskKind: HomeTaskKind,
  taskId: string,
  title: string,
  { note, amount = '' }: { readonly note: string; readonly amount?: string },
): HomeTask => ({ taskKind, taskId, title, note, amount, deadline: '' })

/** Whether a time of data time is recent enough for its refusal to be told. */
const isTold = ({ today }: HandlerContext, time: string): boolean =>
  time.slice(0, 10) >= addDays(today(), -TOLD_DAYS)

/** The newest of each group of a list that has the newest first: what was asked for again is no more told. */
function newestOf<T>(list: readonly T[], groupOf: (row: T) => string): T[] {
  const seen = new Set<string>()
  return list.filter(row => {
    const isFirst = !seen.has(groupOf(row))
    seen.add(groupOf(row))
    return isFirst
  })
}

/** A change of beneficiaries stays with the customer until it is handed in or given up: it is told as long as that. */
function beneChangeTasks({ db, customerId }: HandlerContext): HomeTask[] {
  return trustsOfPrincipal(db, customerId).flatMap(({ id, name }) => {
    const change = openBeneChange(db, id)
    switch (change?.status) {
      case BENE_CHANGE_STATUS.draft:
        return task(HOME_TASK.beneChangeDraft, id, name, { note: '受益人变更未提交，可继续填写' })
      case BENE_CHANGE_STATUS.refused:
        return task(HOME_TASK.beneChangeRefused, id, name, { note: change.reject_reason })
      default:
        return []
    }
  })
}

function appendTasks(context: HandlerContext): HomeTask[] {
  const { db, customerId } = context
  return trustsOfPrincipal(db, customerId).flatMap(({ id, name }) =>
    appendsOf(db, id)
      .slice(0, 1)
      .filter(row => row.status === APPEND_STATUS.rejected && isTold(context, row.apply_time))
      .map(row =>
        task(HOME_TASK.appendRejected, row.id, name, { note: row.reject_reason, amount: row.amount }),
      ),
  )
}

function instructionTasks(context: HandlerContext): HomeTask[] {
  const { db, customerId } = context
  const names = new Map(trustsOfPrincipal(db, customerId).map(({ id, name }) => [id, name]))
  return newestOf(instructionsOf(db, customerId, ''), row => row.trust_id)
    .filter(row => row.status === INST_STATUS.rejected)
    .filter(row => isTold(context, dateTimeInShanghai(row.finished_at ?? row.created_at)))
    .map(row =>
      task(HOME_TASK.instructionRejected, row.inst_id, names.get(row.trust_id) ?? '', {
        ...{ note: row.reject_reason, amount: row.total_amount },
      }),
    )
}

function bankChangeTasks(context: HandlerContext): HomeTask[] {
  return newestOf(bankChangesOf(context.db, context.customerId), row => row.bene_id)
    .filter(row => row.status === BANK_CHANGE_STATUS.rejected && isTold(context, row.apply_time))
    .map(row =>
      task(HOME_TASK.bankChangeRejected, row.apply_id, `受益账户 ${row.bene_name_mask}`, {
        note: row.reject_reason || '变更未通过审核',
      }),
    )
}

function certificateTasks(context: HandlerContext): HomeTask[] {
  return newestOf(certificatesOf(context.db, context.customerId), row => row.cert_type)
    .filter(row => row.status === CERT_STATUS.rejected)
    .filter(row => isTold(context, dateTimeInShanghai(row.applied_at)))
    .map(row =>
      task(HOME_TASK.certRejected, row.cert_id, labelOf(CERT_TYPE, row.cert_type), {
        note: row.reject_reason,
      }),
    )
}

function cancellationTasks(context: HandlerContext): HomeTask[] {
  const last = lastCancellation(context.db, context.customerId)
  if (last?.status !== CANCEL_STATUS.rejected) return []
  if (!isTold(context, dateTimeInShanghai(last.decided_at ?? last.applied_at))) return []
  return [task(HOME_TASK.cancelRejected, '', '账户注销未通过', { note: last.reject_reason })]
}

/** A call that nobody answered, until another one is booked. */
function callTasks(context: HandlerContext): HomeTask[] {
  const [last] = callBacksOf(context.db, context.customerId)
  if (last?.status !== CALL_BACK_STATUS.missed || !isTold(context, last.call_time)) return []
  const note = `${last.call_time.slice(5, 16)} 的回电未接通`
  return [task(HOME_TASK.callMissed, '', '理财经理回电', { note })]
}

/** What was refused, or missed, and is the customer's to try again: with the reason, and no longer than it is of use. */
export function tasksOfRefusals(context: HandlerContext): HomeTask[] {
  return [
    ...beneChangeTasks(context),
    ...appendTasks(context),
    ...instructionTasks(context),
    ...bankChangeTasks(context),
    ...certificateTasks(context),
    ...cancellationTasks(context),
    ...callTasks(context),
  ]
}
