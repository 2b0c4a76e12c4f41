import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Count } from '@/contract/primitives'
import { count } from '@/lib/format-number'
import { dateText, hasCount } from '../shared/report-texts'
import { StoryHeading } from './story-heading'
import { BigNumber, Lines } from './story-parts'
import { useReport } from '../shared/use-report'
import '../shared/scene.scss'

/** Places of the lights on the water: percent of the landscape from the left and from the bottom. */
const LIGHTS = [
  [44, 30],
  [60, 12],
  [14, 37],
  [52, 22],
  [84, 18],
  [8, 10],
  [76, 7],
  [33, 40],
  [91, 33],
] as const

/** More donations than lights fit on the water. */
function isShown(donorCount: Count): boolean {
  return Number(donorCount) <= LIGHTS.length
}

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
          isShown(donorCount) && '水上的每盏灯，是您的一次捐赠。',
        ]}
      </Lines>
    </>
  )
})

/** One light on the water for each donation. */
export const GivingNote = observer(function GivingNote() {
  const { donorCount } = useReport().page7
  return (
    <>
      {LIGHTS.slice(0, Math.max(0, Number(donorCount))).map(([left, bottom]) => (
        <View key={left} className="scene__light" style={{ left: `${left}%`, bottom: `${bottom}%` }} />
      ))}
    </>
  )
})
