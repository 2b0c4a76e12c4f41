import { observer } from 'mobx-react'
import { Text, View } from '@tarojs/components'
import type { PointsRecord } from '@/contract/membership'
import { labelOf } from '@/contract/labels'
import { POINT_TYPE } from '@/contract/tables/membership'
import type { MonthTotal } from '@/contract/trade'
import { monthName } from '@/domains/trades/month-entries'
import { count } from '@/lib/format-number'
import { Heading } from '@/platform/elements/elements'
import { signedPoints } from './points-texts'
import './points-rows.scss'

/** Head of a month: its name, and what came in and went out in all of it. */
export function PointsMonth({ month, total }: { month: string; total?: MonthTotal }) {
  return (
    <View className="points-month">
      <Heading level={2} className="points-month__name">
        {monthName(month)}
      </Heading>
      {total && (
        <View className="points-month__totals">
          <View className="points-month__total">获得 {count(total.inTotal)}</View>
          <View className="points-month__total">使用 {count(total.outTotal)}</View>
        </View>
      )}
    </View>
  )
}

/** One movement: where it comes from, when, and what it left. */
export const PointsRow = observer(function PointsRow({ record }: { record: PointsRecord }) {
  const { pointType, change, balance, source, time, expireDate } = record
  return (
    <View className="points-row">
      <View className="points-row__what">
        <View className="points-row__source">{source}</View>
        <View className="points-row__note">
          {labelOf(POINT_TYPE, pointType)} · <Text className="nowrap">{time.slice(5, 16)}</Text>
        </View>
        {expireDate && (
          <View className="points-row__note">
            有效期至 <Text className="nowrap">{expireDate}</Text>
          </View>
        )}
      </View>
      <View className="points-row__figures">
        <View className="points-row__change">{signedPoints(change)}</View>
        <View className="points-row__note">余额 {count(balance)}</View>
      </View>
    </View>
  )
})
