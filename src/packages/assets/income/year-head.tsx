import { View } from '@tarojs/components'
import { Money } from '@/domains/amounts/money'
import { Heading } from '@/platform/elements/elements'
import './year-head.scss'

/** Head of a year: its name, and what it brought after tax. */
export function YearHead({ year, netAmount }: { year: string; netAmount: string }) {
  return (
    <View className="year-head">
      <Heading level={2} className="year-head__name">
        {`${year}年`}
      </Heading>
      <View className="year-head__total">
        税后合计 <Money value={netAmount} />
      </View>
    </View>
  )
}
