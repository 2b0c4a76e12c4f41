import { View } from '@tarojs/components'
import { Money } from '@/domains/amounts/money'
import { percent, signed } from '@/lib/format-number'
import { ChartFrame } from '@/ui/chart/chart-frame'
import { ChartTable } from '@/ui/chart/chart-table'
import { Card } from '@/ui/kit/card'
import { describePlan, type InvestmentPlan } from '../shared/plan-rules'
import { WeightLine } from './weight-line'

const COLUMNS = ['类别', '目标', '当前', '偏离', '金额（元）']

/** Target and present weight of every class, as bars or as a table, and in one sentence. */
export function WeightsCard({ plan }: { plan: InvestmentPlan }) {
  const { lines, tolerance } = plan
  return (
    <Card>
      <ChartFrame
        title="目标与当前配置"
        summary={describePlan(plan)}
        isSummarySetOff
        renderPicture={() => (
          <View role="list">
            {lines.map(line => (
              <WeightLine key={line.name} line={line} tolerance={tolerance} />
            ))}
          </View>
        )}
        renderTable={() => (
          <ChartTable
            label="目标与当前配置"
            columns={COLUMNS}
            rows={lines.map(line => ({
              key: line.name,
              cells: [
                line.name,
                percent(line.target),
                percent(line.current),
                signed(line.deviation).text,
                <Money key="amount" value={line.amount} />,
              ],
            }))}
          />
        )}
      />
    </Card>
  )
}
