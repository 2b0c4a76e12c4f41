import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { count } from '@/lib/format-number'
import { hasCount, holdingBar, holdingCountText } from '../shared/report-texts'
import { IncomeLine } from './income-line'
import { StoryHeading } from './story-heading'
import { Aside, BigNumber, Lines } from './story-parts'
import { useReport } from '../shared/use-report'
import { YearsBar } from './years-bar'

/** Page 4: what was held longest, and what earned most. */
export const LongestPage = observer(function LongestPage() {
  const { page4 } = useReport()
  const { longestHoldingDays, longestHoldingProduct, maxAccumulatedIncomeProduct } = page4
  const hasHeld = hasCount(longestHoldingDays) && longestHoldingProduct.length > 0
  const holding = holdingCountText(page4.holdingProductAmount, page4.assetRangeDateEnd)
  return (
    <>
      <StoryHeading>{hasHeld ? '陪伴最久的一程' : '时间，会写下陪伴'}</StoryHeading>
      {hasHeld ? (
        <>
          <BigNumber after="天">{count(longestHoldingDays)}</BigNumber>
          <YearsBar bar={holdingBar(longestHoldingDays)} />
          <Lines>{longestHoldingProduct}</Lines>
        </>
      ) : (
        <Lines>{['这一年没有可以统计的持有记录。']}</Lines>
      )}
      {(maxAccumulatedIncomeProduct || holding) && (
        <Aside>
          {maxAccumulatedIncomeProduct && (
            <View>
              <View>收益最多的是 {maxAccumulatedIncomeProduct}</View>
              <IncomeLine of="" value={page4.maxAccumulatedIncome} />
            </View>
          )}
          {holding && <View>{holding}</View>}
        </Aside>
      )}
    </>
  )
})
