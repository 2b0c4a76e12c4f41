import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useStores } from '@/stores/root/context'
import { dateText, incomeView } from '../shared/report-texts'
import { positionSlices } from './ring'
import { RingChart } from './ring-chart'
import { StoryAmount } from './story-amount'
import { StoryHeading } from './story-heading'
import { AmountLabel, Lines } from './story-parts'
import { useReport } from '../shared/use-report'
import './panorama-page.scss'

/** Page 6: how the holdings are spread, what they have earned, and the highest they came to. */
export const PanoramaPage = observer(function PanoramaPage() {
  const { page4, page6 } = useReport()
  const slices = positionSlices(page6.positions)
  const date = dateText(page4.assetRangeDateEnd)
  return (
    <>
      <StoryHeading>入夜，看见全景</StoryHeading>
      {slices.length > 0 ? (
        <RingChart slices={slices}>
          <Income value={page6.accumulatedIncome} />
        </RingChart>
      ) : (
        <>
          <Income value={page6.accumulatedIncome} />
          <Lines>
            {[date ? `截至${date}，您没有在持产品。` : '您没有在持产品。', '群山都在，灯火可亲。']}
          </Lines>
        </>
      )}
      {page6.maxHoldingScope && (
        <View className="panorama__scope">
          <View className="panorama__scope-label">年内最高资产区间</View>
          <StoryAmount text={page6.maxHoldingScope.replace('-', '–')} />
        </View>
      )}
    </>
  )
})

/** The whole income; a loss is told in plain words first and in plain colour after. */
const Income = observer(function Income({ value }: { value: string }) {
  const { ui } = useStores()
  const view = incomeView(value)
  return (
    <>
      <AmountLabel>累计收益（元）</AmountLabel>
      <StoryAmount value={value} shape="headline" isIncome />
      {view.kind === 'none' && !ui.areAmountsHidden && (
        <View className="panorama__detail">累计 {view.detail} 元</View>
      )}
    </>
  )
})
