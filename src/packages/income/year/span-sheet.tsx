import { observer } from 'mobx-react'
import type { IncomeSummary } from '@/contract/income'
import { monthChoices } from '@/lib/income-span'
import { SelectField } from '@/ui/fields/select-field'
import { Button } from '@/ui/kit/button'
import { Dialog } from '@/ui/overlays/dialog'
import type { SpanForm } from './span-form'

/** The first and the last month of a period of one's own. */
export const SpanSheet = observer(function SpanSheet(props: {
  span: SpanForm
  summary: Pick<IncomeSummary, 'firstMonth' | 'lastMonth'>
}) {
  const { span, summary } = props
  const options = monthChoices(summary.firstMonth, summary.lastMonth)
  const { from, to } = span.form.fields
  return (
    <Dialog
      isOpen={span.isOpen}
      title="自定义期间"
      shape="sheet"
      actions={<Button onTap={span.choose}>查询</Button>}
      onClose={span.close}
    >
      <SelectField field={from} label="开始月份" options={options} />
      <SelectField field={to} label="结束月份" options={options} />
    </Dialog>
  )
})
