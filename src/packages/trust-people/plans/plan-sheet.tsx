import { observer } from 'mobx-react'
import { DIST_CONDITION, DIST_FREQUENCY } from '@/contract/tables/trust'
import { optionsOf } from '@/contract/labels'
import { addDays } from '@/lib/date'
import { QUANTITY_MAX } from '@/lib/typed-quantity'
import { AmountField } from '@/ui/fields/amount-field'
import { ChoiceField } from '@/ui/fields/choice-field'
import { DateField } from '@/ui/fields/date-field'
import { SwitchRow } from '@/ui/fields/switch-row'
import { TextField } from '@/ui/fields/text-field'
import { FormSheet } from '@/ui/templates/form-sheet'
import { typeOptions, WAY_OPTIONS } from './plan-form'
import type { PlansStore } from './plans-store'

/** One plan, in a sheet above the others. */
export const PlanSheet = observer(function PlanSheet({ store }: { store: PlansStore }) {
  const { form, edit, editing, plans } = store
  const { fields } = form
  const first = addDays(store.today, 1)
  return (
    <FormSheet
      isOpen={editing !== undefined}
      title={editing === plans.length ? '新增方案' : '修改方案'}
      submission={edit}
      submitText="确定"
      onClose={store.close}
    >
      <ChoiceField field={fields.distType} label="分配方式" options={typeOptions()} />
      <ChoiceField field={fields.beneId} label="受益人" options={store.people} />
      <ChoiceField field={fields.conditionType} label="分配条件" options={optionsOf(DIST_CONDITION)} />
      <TextField
        field={fields.conditionNote}
        label="用途或条件"
        kind="text"
        placeholder="如 养老、学业"
        maxLength={40}
      />
      <ChoiceField field={fields.way} label="计算方式" options={WAY_OPTIONS} />
      {fields.amount.isShown && <AmountField field={fields.amount} label="每次金额（元）" />}
      <TextField
        field={fields.percent}
        label="分配比例（%）"
        kind="amount"
        maxLength={QUANTITY_MAX}
        helper="按支付当日信托财产总额计算"
      />
      <ChoiceField field={fields.frequency} label="分配频率" options={optionsOf(DIST_FREQUENCY)} />
      <DateField field={fields.startDate} label="首次分配日" min={first} />
      {fields.isLasting.isShown && (
        <SwitchRow
          title="长期，至信托终止"
          isOn={fields.isLasting.content}
          onToggle={() => fields.isLasting.set(!fields.isLasting.content)}
        />
      )}
      <DateField field={fields.endDate} label="结束日期" min={first} />
      <TextField
        field={fields.proofNote}
        label="证明材料"
        kind="text"
        placeholder="如 录取通知书"
        maxLength={100}
      />
    </FormSheet>
  )
})
