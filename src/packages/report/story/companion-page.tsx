import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatDate, parseDate } from '@/lib/date'
import { count } from '@/lib/format-number'
import { companionLines, hasCount } from '../shared/report-texts'
import { StoryHeading } from './story-heading'
import { BigNumber, Lines } from './story-parts'
import { useReport } from '../shared/use-report'
import '../shared/scene.scss'

/** Page 2: the days since the customer registered. */
export const CompanionPage = observer(function CompanionPage() {
  const { registerDays, registerTime } = useReport().page2
  const hasDays = hasCount(registerDays)
  return (
    <>
      <StoryHeading>{hasDays ? '这是我们相伴的' : '很高兴与您相识'}</StoryHeading>
      {hasDays && (
        <BigNumber before="第" after="天">
          {count(registerDays)}
        </BigNumber>
      )}
      <Lines>{companionLines(registerDays, registerTime)}</Lines>
    </>
  )
})

/** Where the path in the mist began. */
export const CompanionNote = observer(function CompanionNote() {
  const { registerTime } = useReport().page2
  if (!parseDate(registerTime)) return null
  return <View className="scene__note">{formatDate(registerTime)} 出发</View>
})
