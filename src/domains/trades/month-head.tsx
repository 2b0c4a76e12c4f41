import { View } from '@tarojs/components'
import type { MonthTotal } from '@/contract/trade'
import { Money } from '@/domains/amounts/money'
import { Heading } from '@/platform/elements/elements'
import { monthName } from './month-entries'
import './month-head.scss'

/** Head of a month: its name, and what came in and went out in all of it. */
export function MonthHead({ month, total }: { month: string; total?: MonthTotal }) {
  return (
    <View className="month-head">
      <Heading level={2} className="month-head__name">
        {monthName(month)}
      </Heading>
      {total && (
        <View className="month-head__totals">
          <View className="month-head__total">
            到账 <Money value={total.inTotal} />
          </View>
          <View className="month-head__total">
            支付 <Money value={total.outTotal} />
          </View>
        </View>
      )}
    </View>
  )
}
