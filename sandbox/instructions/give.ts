import { INNER } from '@/contract/codes'
import type { RequestOf } from '@/contract/endpoint'
import type { instructionCancel, instructionCreate, instructionUpdate } from '@/contract/instruction'
import { instructionMachine } from '@/contract/machines/instruction'
import { INST_STATUS } from '@/contract/tables/instruction'
import { isOn } from '@/lib/flag'
import { countedText } from '@/lib/counted-text'
import { BusinessError, ownRow } from '../api/business-error'
import type { HandlerContext } from '../api/handler'
import { instantOf } from '../clock'
import { decisionTime } from '../office/decision'
import { dropDraft } from '../store/drafts'
import {
  addInstruction,
  changeInstruction,
  instructionById,
  type InstructionRow,
  setLines,
} from '../store/instructions'
import type { TrustRow } from '../store/trusts'
import { useVerifyToken } from '../store/verify-tokens'
import { principalTrust } from '../trusts/rights'
import { draftTotal, judge, newLines, requireOpen, requireRemark } from './judge'
import { termsOf } from './terms'

/** Who gives an instruction, and when. */
type Giving = Pick<HandlerContext, 'db' | 'customerId' | 'now' | 'today'>

/** When an instruction is accepted by itself: after the cut-off of its day; with little cash after a call, a working day later. */
const ACCEPTED_AT = '15:30:00'

const dueAt = (effectiveDate: string, isCashLow: boolean) =>
  isCashLow ? decisionTime(effectiveDate, 1) : instantOf(`${effectiveDate} ${ACCEPTED_AT}`)

type Given = Omit<RequestOf<typeof instructionUpdate>, 'instId'>

const standing = ({ inst_id, inst_no, status }: InstructionRow) => ({
  instId: inst_id,
  instNo: inst_no,
  status,
})

/** Keeps what there is as a draft, unjudged but for where no instruction is taken at all. */
function keepDraft(row: InstructionRow, given: Given, trust: TrustRow, { db, now }: Giving): void {
  const terms = termsOf(db, trust, now(), row.inst_id)
  changeInstruction(db, row.inst_id, {
    inst_type: given.instType,
    total_amount: draftTotal(given, terms),
    available_cash: terms.availableCash,
    remark: countedText(given.remark ?? ''),
  })
  setLines(db, row.inst_id, newLines(given, terms))
}

/** What an instruction becomes once it is judged and proved. */
interface Submitting {
  readonly trust: TrustRow
  /** What the code is about. */
  readonly subject: string
  /** The instruction, looked up or made once nothing refuses it. */
  readonly rowOf: () => InstructionRow
  readonly exceptInstId: string
}

function submit(given: Given, { trust, subject, rowOf, exceptInstId }: Submitting, context: Giving) {
  const { db, customerId, now } = context
  const terms = termsOf(db, trust, now(), exceptInstId)
  const { lines, projection } = judge(given, terms)
  useVerifyToken(db, { customerId, scene: 'instruction', subject, token: given.verifyToken, now: now() })
  const row = rowOf()
  changeInstruction(db, row.inst_id, {
    inst_type: given.instType,
    status: INST_STATUS.inReview,
    total_amount: projection.total,
    available_cash: terms.availableCash,
    is_cash_low: projection.isCashLow ? '1' : '0',
    remark: countedText(given.remark ?? ''),
    effective_date: terms.effectiveDate,
    submitted_at: now(),
    due_at: dueAt(terms.effectiveDate, projection.isCashLow),
  })
  setLines(db, row.inst_id, lines)
  return { ...standing(row), status: INST_STATUS.inReview }
}

/** Gives an instruction, or keeps it as a draft (see `instructionCreate`). */
export function createInstruction(
  { trustId, ...given }: RequestOf<typeof instructionCreate>,
  context: Giving,
) {
  const { db, customerId, now } = context
  const trust = principalTrust(trustId, context)
  const rowOf = () =>
    addInstruction(
      db,
      { trust_id: trustId, customer_id: customerId, inst_type: given.instType, status: INST_STATUS.draft },
      now(),
    )
  if (isOn(given.isDraft)) {
    requireOpen({ ...termsOf(db, trust, now()), windowOpen: '1' })
    requireRemark(given.remark)
    const row = rowOf()
    keepDraft(row, given, trust, context)
    dropDraft(db, { customerId, kind: 'instruction', subject: trustId })
    return standing(row)
  }
  const answer = submit(given, { trust, subject: trustId, rowOf, exceptInstId: '' }, context)
  dropDraft(db, { customerId, kind: 'instruction', subject: trustId })
  return answer
}

/** Changes an instruction that nobody has accepted (see `instructionUpdate`). */
export function updateInstruction(
  { instId, ...given }: RequestOf<typeof instructionUpdate>,
  context: Giving,
) {
  const { db, customerId } = context
  const row = ownRow(instructionById(db, instId), customerId)
  const trust = principalTrust(row.trust_id, context)
  const isDraft = isOn(given.isDraft)
  const event = row.status === INST_STATUS.draft ? 'submit' : 'resubmit'
  // What was handed in stays handed in until it is taken back.
  const isAllowed = isDraft ? row.status === INST_STATUS.draft : instructionMachine.allows(row.status, event)
  if (!isAllowed) throw new BusinessError(INNER.stateConflict)
  if (isDraft) requireRemark(given.remark)
  if (isDraft) keepDraft(row, given, trust, context)
  const answer = isDraft
    ? standing(row)
    : submit(given, { trust, subject: instId, rowOf: () => row, exceptInstId: instId }, context)
  dropDraft(db, { customerId, kind: 'instruction', subject: instId })
  return answer
}

/** Takes an instruction back before it is accepted. */
export function cancelInstruction(
  { instId, verifyToken }: RequestOf<typeof instructionCancel>,
  { db, customerId, now }: Giving,
) {
  const row = ownRow(instructionById(db, instId), customerId)
  const status = instructionMachine.next(row.status, 'cancel')
  if (!status) throw new BusinessError(INNER.stateConflict)
  useVerifyToken(db, { customerId, scene: 'instruction', subject: instId, token: verifyToken, now: now() })
  changeInstruction(db, instId, { status, finished_at: now() })
  dropDraft(db, { customerId, kind: 'instruction', subject: instId })
  return { status }
}
