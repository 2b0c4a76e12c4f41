import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useStores } from '@/stores/root/context'
import { incomeView } from '../shared/report-texts'
import { StoryAmount } from './story-amount'
import './story-parts.scss'

/** What something has earned, as a sentence; a loss is said in words, and nothing is said while amounts are hidden. */
export const IncomeLine = observer(function IncomeLine({ of, value }: { of: string; value: string }) {
  const { ui } = useStores()
  const view = incomeView(value)
  if (view.kind === 'none' && !ui.areAmountsHidden) {
    return (
      <Text>
        {of}
        {view.text}
      </Text>
    )
  }
  return (
    <Text>
      {of}累计收益{' '}
      <Text className="story-unit">
        <StoryAmount value={value} isIncome /> 元
      </Text>
    </Text>
  )
})
