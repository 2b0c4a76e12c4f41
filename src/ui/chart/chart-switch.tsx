import { Segment } from '../kit/segment'

/** How a chart is shown: drawn, or as a table with the same figures. */
export type ChartForm = 'picture' | 'table'

const FORMS = [
  { value: 'picture', text: '图' },
  { value: 'table', text: '表' },
] as const

/** 图 / 表: every chart can be read as a table too. */
export function ChartSwitch({ form, onChange }: { form: ChartForm; onChange: (form: ChartForm) => void }) {
  return <Segment options={FORMS} value={form} onChange={onChange} label="显示方式" />
}
