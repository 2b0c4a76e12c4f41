import { observer } from 'mobx-react'
import { count } from '@/lib/format-number'
import { dateText, hasCount } from '../report-texts'
import { StoryHeading } from './story-heading'
import { BigNumber, Lines } from './story-parts'
import { useReport } from './use-report'

/** Page 7: charity and membership. */
export const GivingPage = observer(function GivingPage() {
  const { donorCount, contributionValue, integralOpenTime } = useReport().page7
  const date = dateText(integralOpenTime)
  const opened = date && `${date}，您开通了积分账户。`
  if (!hasCount(donorCount)) {
    return (
      <>
        <StoryHeading>夜色里，总有灯火</StoryHeading>
        <Lines>{[opened, '您还没有参加过公益捐赠。', '积分可在公益中心用于捐赠。']}</Lines>
      </>
    )
  }
  return (
    <>
      <StoryHeading>点点微光，汇成星河</StoryHeading>
      <BigNumber after="次公益捐赠">{count(donorCount)}</BigNumber>
      <Lines>
        {[
          hasCount(contributionValue) && `累计贡献值 ${count(contributionValue)}`,
          opened,
          '您点亮的灯，有人正借着它赶路。',
        ]}
      </Lines>
    </>
  )
})
