import { labelOf } from '@/contract/labels'
import type { SetPlan } from '@/contract/beneficiary'
import { DIST_FREQUENCY, DIST_TYPE } from '@/contract/tables/trust'
import { OPEN_ENDED } from '@/lib/date'
import {
  planAmountError,
  planEndError,
  type PlanKind,
  planNoteError,
  planStartError,
} from '@/lib/dist-plan-rules'
import { choice, flag, pick, text } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { type ValuesOf, when } from '@/stores/form/group'
import { moneyText, percentText } from '@/stores/form/typed'

const TYPES = [DIST_TYPE.fixed, DIST_TYPE.conditional, DIST_TYPE.occasional] as const
const WAYS = ['amount', 'percent'] as const

export const typeOptions = () => TYPES.map(value => ({ value, text: labelOf(DIST_TYPE, value) }))
export const WAY_OPTIONS = [
  { value: 'amount', text: '按金额' },
  { value: 'percent', text: '按比例' },
] as const

const KINDS: Readonly<Record<(typeof TYPES)[number], PlanKind>> = {
  [DIST_TYPE.fixed]: 'fixed',
  [DIST_TYPE.conditional]: 'conditional',
  [DIST_TYPE.occasional]: 'occasional',
}

/** One plan: to whom, how much, when and under which condition. `begun`: the first day of a plan in force. */
export function planForm(today: string, begun: string) {
  const distType = pick(DIST_TYPE.fixed, { among: TYPES, label: '分配方式' })
  const kind = () => KINDS[distType.value]
  const isConditional = () => kind() === 'conditional'
  const way = pick('amount', { among: WAYS, label: '计算方式' })
  const isPercent = () => way.value === 'percent'
  const frequency = choice<string>({ required: '请选择分配频率', label: '分配频率' })
  const isOnce = () => frequency.value === DIST_FREQUENCY.once
  const isLasting = flag({ isOptional: true, label: '长期' })
  const startDate = text({ rule: value => planStartError(value, today, begun), label: '首次分配日' })
  return new Form({
    beneId: choice<string>({ required: '请选择受益人', label: '受益人' }),
    distType,
    conditionType: when(isConditional, choice<string>({ required: '请选择分配条件', label: '分配条件' })),
    conditionNote: text({ rule: planNoteError, label: '用途或条件' }),
    way,
    amount: when(
      () => !isPercent(),
      moneyText({ rule: amount => planAmountError({ amount, percent: '' }), label: '分配金额' }),
    ),
    percent: when(
      isPercent,
      percentText({
        rule: percent => planAmountError({ amount: '', percent }),
        required: '请填写正确的分配金额',
        label: '分配比例',
      }),
    ),
    frequency,
    startDate,
    isLasting: when(() => !isOnce(), isLasting),
    endDate: when(
      () => !isOnce() && !isLasting.value,
      text({
        rule: endDate => planEndError({ startDate: startDate.value, endDate, isOnce: isOnce() }),
        label: '结束日期',
      }),
    ),
    proofNote: when(isConditional, text({ required: '请填写需要的证明材料', label: '证明材料' })),
  })
}

export type PlanForm = ReturnType<typeof planForm>

/** As it is kept and sent: what the form does not ask for is nothing. */
export function planOf(planId: string, values: ValuesOf<PlanForm['fields']>): SetPlan {
  const { isLasting = false, way: _way, endDate, ...typed } = values
  return {
    planId,
    beneId: typed.beneId,
    distType: typed.distType,
    conditionType: typed.conditionType ?? '',
    conditionNote: typed.conditionNote,
    amount: typed.amount ?? '',
    percent: typed.percent ?? '',
    frequency: typed.frequency,
    startDate: typed.startDate,
    endDate: isLasting || endDate === undefined ? OPEN_ENDED : endDate,
    proofNote: typed.proofNote ?? '',
  }
}

/** A plan as it stands in the inputs. */
export function planContent(plan: SetPlan) {
  const isLasting = plan.endDate === OPEN_ENDED
  return {
    ...plan,
    isLasting,
    endDate: isLasting ? '' : plan.endDate,
    way: plan.percent ? 'percent' : 'amount',
  }
}
