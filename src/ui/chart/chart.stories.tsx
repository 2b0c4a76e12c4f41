import { Card } from '../kit/card'
import { LONG_NAME, LONG_TEXT, nothing, type Stories } from '../story'
import { ChartFrame } from './chart-frame'
import { ChartSwitch } from './chart-switch'
import { ChartTable } from './chart-table'
import { type AllocationPart, RingChart } from './ring-chart'

const PARTS: readonly AllocationPart[] = [
  { label: '固定收益类', ratio: '62.50', amount: '6250000.00', colour: 'c1' },
  { label: '权益类', ratio: '25.00', amount: '2500000.00', colour: 'c2' },
  { label: LONG_NAME, ratio: '12.50', amount: null, colour: 'c3' },
]

const table = (rows: number) => (
  <ChartTable
    label="单位净值"
    columns={['日期', '净值', '基准']}
    rows={Array.from({ length: rows }, (_, day) => ({
      key: String(day),
      cells: [`2026-10-${String((day % 28) + 1).padStart(2, '0')}`, '1.0234', '1.0190'],
    }))}
  />
)

const ring = (isHidden: boolean) => (
  <Card>
    <RingChart
      title="资产分布"
      parts={PARTS}
      count={12}
      countName="只产品"
      summary="固定收益类占比最高，为 62.50%"
      isHidden={isHidden}
    />
  </Card>
)

export const stories: Stories = {
  ChartFrame: {
    'set off': () => (
      <ChartFrame
        title="单位净值"
        summary={LONG_TEXT}
        isSummarySetOff
        renderPicture={() => '图'}
        renderTable={() => table(3)}
      />
    ),
  },
  ChartSwitch: { picture: () => <ChartSwitch form="picture" onChange={nothing} /> },
  ChartTable: { short: () => table(3), long: () => table(45) },
  RingChart: { shown: () => ring(false), hidden: () => ring(true) },
}
