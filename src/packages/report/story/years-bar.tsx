import { View } from '@tarojs/components'
import type { HoldingBar } from '../shared/report-texts'
import './years-bar.scss'

/** A holding time in years, one segment each; the sentence below it says the same. */
export function YearsBar({ bar }: { bar: HoldingBar }) {
  return (
    <View className="years-bar">
      {bar.segments.length > 0 && (
        <View className="years-bar__years" aria-hidden>
          {bar.segments.map((filled, year) => (
            <View key={year} className="years-bar__year">
              <View className="years-bar__filled" style={{ width: `${filled * 100}%` }} />
            </View>
          ))}
        </View>
      )}
      <View className="years-bar__sentence">{bar.sentence}</View>
    </View>
  )
}
