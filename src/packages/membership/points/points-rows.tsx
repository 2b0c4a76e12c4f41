import { observer } from 'mobx-react'
import { Text, View } from '@tarojs/components'
import type { PointsRecord } from '@/contract/membership'
import { labelOf } from '@/contract/labels'
import { POINT_TYPE } from '@/contract/tables/membership'
import type { MonthTotal } from '@/contract/trade'
import { monthName } from '@/domains/trades/month-entries'
import { count } from '@/lib/format-number'
import { GroupHead } from '@/ui/kit/group-head'
import { signedPoints } from './points-texts'
import './points-rows.scss'

/** Head of a month: its name, and what came in and went out in all of it. */
export function PointsMonth(props: {
  month: string
  total?: MonthTotal
  /** When what was earned in the month lapses; `''` where nothing does. */
  expireDate: string
}) {
  const { month, total, expireDate } = props
  const totals = total && [
    { label: '获得', value: count(total.inTotal) },
    { label: '使用', value: count(total.outTotal) },
  ]
  return (
    <>
      <GroupHead name={monthName(month)} totals={totals} />
      {expireDate && (
        <View className="points-row__expiry">
          本月获得的积分有效期至 <Text className="nowrap">{expireDate}</Text>
        </View>
      )}
    </>
  )
}

/** One movement: where it comes from, when, and what it left. */
export const PointsRow = observer(function PointsRow({ record }: { record: PointsRecord }) {
  const { pointType, change, balance, source, time } = record
  return (
    <View className="points-row">
      <View className="points-row__what">
        <View className="points-row__source">{source}</View>
        <View className="points-row__note">
          {labelOf(POINT_TYPE, pointType)} · <Text className="nowrap">{time.slice(5, 16)}</Text>
        </View>
      </View>
      <View className="points-row__figures">
        <View className="points-row__change">{signedPoints(change)}</View>
        <View className="points-row__note">余额 {count(balance)}</View>
      </View>
    </View>
  )
})
