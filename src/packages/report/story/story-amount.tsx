import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import { splitAmount } from '@/lib/format-number'
import { useStores } from '@/stores/root/context'
import { amountStep, incomeView } from '../shared/report-texts'
import './story-amount.scss'

interface StoryAmountProps {
  /** Yuan as a decimal string. */
  value?: string
  /** An amount already in words, such as a range. */
  text?: string
  /** A line of its own, or a part of a sentence. */
  shape?: 'headline' | 'inline'
  /** Income carries sign and arrow; where there is none, words say so. */
  isIncome?: boolean
}

/** Every amount of the report: the eye covers it here and nowhere else, with stars of the same size. */
export const StoryAmount = observer(function StoryAmount(props: StoryAmountProps) {
  const { value = '', text, shape = 'inline', isIncome = false } = props
  const { ui } = useStores()
  const view = isIncome ? incomeView(value) : { kind: 'flat' as const, ...splitAmount(value) }
  const step = view.kind === 'none' ? 'words' : amountStep(view.integer + view.fraction)
  const name = `story-amount story-amount--${shape} story-amount--${step}`
  if (ui.areAmountsHidden) {
    return (
      <Text className={name}>
        <Text aria-hidden>****</Text>
        <Text className="sr-only">金额已隐藏</Text>
      </Text>
    )
  }
  if (text !== undefined) return <Text className={name}>{text}</Text>
  if (view.kind === 'none') return <Text className={name}>{view.text}</Text>
  return (
    <Text className={`${name} ${view.kind === 'gain' ? 'story-amount--gain' : ''}`}>
      {view.kind === 'gain' && (
        <Text className="story-amount__arrow" aria-hidden>
          ▲
        </Text>
      )}
      {view.integer}
      <Text className="story-amount__fraction">{view.fraction}</Text>
    </Text>
  )
})
