import type { SetPlan } from '@/contract/beneficiary'
import { DIST_FREQUENCY, DIST_TYPE } from '@/contract/tables/trust'
import { beneficiaryDraft, type SetRef } from '@/lib/beneficiary-drafts'
import type { Problem } from '@/lib/beneficiary-rules'
import { OPEN_ENDED } from '@/lib/date'
import { planProblems, plansTogether } from '@/lib/dist-plan-rules'
import { endProblems } from '@/lib/end-scheme-rules'
import { decimal2 } from '@/lib/format-number'
import { hundredthsOf, shareText } from '@/lib/shares'
import type { HandlerContext, Handlers } from '../api/handler'
import { planFacts } from '../beneficiaries/facts'
import { begunOf } from '../beneficiaries/people-errors'
import { previewOf } from '../beneficiaries/preview'
import { noteSaved, openSet, theSet } from '../beneficiaries/the-set'
import { worthOf } from '../beneficiaries/worth'
import { newBeneId } from '../store/bene-changes'
import { type BenePlanRow, keepEnd, keepPlans } from '../store/beneficiary-sets'
import { dropDraft } from '../store/drafts'
import { plansOf } from '../store/trust-payments'
import { refuseInput } from './beneficiary'

const isMoney = (text: string) => /^\d{1,12}(\.\d{1,2})?$/.test(text)

/** A plan as it is kept: what has no sense for its kind is left out. */
function rowOf(plan: SetPlan, sort: number, newId: () => string): BenePlanRow {
  const isConditional = plan.distType === DIST_TYPE.conditional
  const isOnce = plan.frequency === DIST_FREQUENCY.once
  const share = hundredthsOf(plan.percent)
  return {
    set_id: '',
    plan_id: plan.planId || newId(),
    sort,
    bene_id: plan.beneId,
    dist_type: plan.distType,
    condition_type: isConditional ? plan.conditionType : '',
    condition_note: plan.conditionNote.trim(),
    amount: isMoney(plan.amount) ? decimal2(plan.amount) : plan.amount,
    percent: share === undefined ? plan.percent : shareText(share),
    frequency: plan.frequency,
    start_date: plan.startDate,
    end_date: isOnce ? plan.endDate || OPEN_ENDED : plan.endDate,
    proof_note: plan.proofNote.trim(),
  }
}

/** Plans of the set keep their ids; any other id is nobody's to choose. */
function rowsOf(plans: readonly SetPlan[], known: readonly BenePlanRow[], now: number): BenePlanRow[] {
  const ids = known.map(({ plan_id: id }) => id)
  return plans.map((plan, index) => {
    const isFirst = plans.findIndex(({ planId }) => planId === plan.planId) === index
    const planId = isFirst && ids.includes(plan.planId) ? plan.planId : ''
    return rowOf({ ...plan, planId }, index, () => newBeneId('BP', now))
  })
}

function planErrors(
  rows: readonly BenePlanRow[],
  ref: SetRef,
  ids: readonly string[],
  context: HandlerContext,
): Problem[] {
  const { db, today } = context
  const facts = rows.map(planFacts)
  const own = facts.flatMap((plan, index) => {
    const begun = begunOf(db, ref.trustId ?? '', rows[index]?.plan_id ?? '')
    const stranger = plan.beneId !== '' && !ids.includes(plan.beneId)
    return [
      ...planProblems(plan, today(), begun),
      ...(stranger ? [{ field: 'beneId', msg: '请选择受益人' }] : []),
    ].map(({ field, msg }) => ({ field: `plans.${index}.${field}`, msg }))
  })
  const together = plansTogether(facts).map(({ index, field, msg }) => ({
    field: `plans.${index}.${field}`,
    msg,
  }))
  return [...own, ...together]
}

/** Handlers of `src/contract/beneficiary.ts` about what is paid, and what happens in the end. */
export const beneficiaryPlanHandlers = {
  ftDistPlanSave({ plans, ...ref }, context) {
    const { db, customerId, now } = context
    const set = openSet(ref, context)
    const rows = rowsOf(plans, set.content.plans, now())
    const ids = set.content.people.map(({ bene_id }) => bene_id)
    refuseInput(planErrors(rows, ref, ids, context))
    keepPlans(db, set.setId, rows)
    noteSaved(ref, set, { kind: 'plans' }, context)
    dropDraft(db, { customerId, ...beneficiaryDraft(ref, 'plans') })
    return { count: rows.length }
  },

  distPreview({ plans, ...ref }, context) {
    const { people, plans: known } = theSet(ref, context).content
    const rows = rowsOf(plans, known, context.now())
    const inForce = plansOf(context.db, ref.trustId ?? '')
    const asOf = { today: context.today(), worth: worthOf(ref, context.db) }
    return { preview: [...previewOf(rows, people, inForce, asOf)] }
  },

  ftEndSchemeSave({ shares, residual, conditions, ...ref }, context) {
    const { db, customerId } = context
    const set = openSet(ref, context)
    const ids = set.content.people.map(({ bene_id }) => bene_id)
    const isEachOnce = new Set(shares.map(({ beneId }) => beneId)).size === shares.length
    const areKnown = shares.every(({ beneId }) => ids.includes(beneId))
    refuseInput([
      ...endProblems({ shares, residual, conditions }),
      ...(areKnown && isEachOnce ? [] : [{ field: 'shares', msg: '受益人已变更，请重新填写' }]),
    ])
    keepEnd(db, set.setId, {
      residual,
      conditions: conditions.trim(),
      shares: shares.map(({ beneId, percent }) => ({
        beneId,
        percent: shareText(hundredthsOf(percent) ?? 0),
      })),
    })
    noteSaved(ref, set, { kind: 'end' }, context)
    dropDraft(db, { customerId, ...beneficiaryDraft(ref, 'end') })
    return {}
  },
} satisfies Partial<Handlers>
