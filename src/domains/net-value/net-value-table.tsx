import { ChartTable } from '@/ui/chart/chart-table'
import type { PlottedPoint } from './net-value-model'

interface NetValueTableProps {
  label: string
  points: readonly PlottedPoint[]
  valueName: string
  hasBenchmark: boolean
  figure: (value: string | null | undefined) => string
}

/** The days of a net value chart as a table, newest first. */
export function NetValueTable({ label, points, valueName, hasBenchmark, figure }: NetValueTableProps) {
  const columns = ['日期', valueName, ...(hasBenchmark ? ['基准'] : [])]
  const rows = [...points].reverse().map(({ point: { date, value, benchmark } }) => ({
    key: date,
    cells: [date, figure(value), ...(hasBenchmark ? [figure(benchmark)] : [])],
  }))
  return <ChartTable label={label} columns={columns} rows={rows} />
}
