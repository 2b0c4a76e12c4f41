import { observer } from 'mobx-react'
import { isPositive } from '@/lib/decimal'
import { dateText } from '../shared/report-texts'
import { StoryAmount } from './story-amount'
import { StoryHeading } from './story-heading'
import { AmountLabel, Lines } from './story-parts'
import { useReport } from '../shared/use-report'

/** Page 5: the largest single purchase. */
export const SummitPage = observer(function SummitPage() {
  const { maxAmount, maxAmountDealTime, maxAmountProduct } = useReport().page5
  if (!isPositive(maxAmount)) {
    return (
      <>
        <StoryHeading>高处，留待以后</StoryHeading>
        <Lines>{['您还没有认购记录。', '山在那里，不必着急。']}</Lines>
      </>
    )
  }
  return (
    <>
      <StoryHeading>您这一程的最高峰</StoryHeading>
      <AmountLabel>单笔认购金额（元）</AmountLabel>
      <StoryAmount value={maxAmount} shape="headline" />
      <Lines>{[dateText(maxAmountDealTime), maxAmountProduct]}</Lines>
    </>
  )
})
