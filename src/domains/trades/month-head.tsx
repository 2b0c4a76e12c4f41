import type { MonthTotal } from '@/contract/trade'
import { Money } from '@/domains/amounts/money'
import { GroupHead } from '@/ui/kit/group-head'
import { monthName } from './month-entries'

/** Head of a month: its name, and what came in and went out in all of it. */
export function MonthHead({ month, total }: { month: string; total?: MonthTotal }) {
  const totals = total && [
    { label: '到账', value: <Money value={total.inTotal} /> },
    { label: '支付', value: <Money value={total.outTotal} /> },
  ]
  return <GroupHead name={monthName(month)} totals={totals} />
}
