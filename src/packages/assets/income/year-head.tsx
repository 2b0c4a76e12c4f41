import { Money } from '@/domains/amounts/money'
import { GroupHead } from '@/ui/kit/group-head'

/** Head of a year: its name, and what it brought after tax. */
export function YearHead({ year, netAmount }: { year: string; netAmount: string }) {
  return <GroupHead name={`${year}年`} totals={[{ label: '税后合计', value: <Money value={netAmount} /> }]} />
}
