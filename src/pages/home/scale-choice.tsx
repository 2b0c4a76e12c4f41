import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { SCALE_STEPS } from '@/lib/display-scale'
import { Heading, Tappable } from '@/platform/elements/elements'
import { useStores } from '@/stores/root/context'
import { Card } from '@/ui/kit/card'
import { useScaleChoice } from './use-scale-choice'
import './home.scss'

const STEP_NAMES: Record<(typeof SCALE_STEPS)[number], string> = {
  100: '标准',
  125: '大',
  150: '较大',
  175: '特大',
  200: '最大',
}

/** 长辈版: larger text and targets in five steps, one tap away from the first screen (EL-11). */
export const ScaleChoice = observer(function ScaleChoice() {
  const { ui } = useStores()
  const choose = useScaleChoice()
  return (
    <Card>
      <Heading level={2} className="home__section">
        长辈版 · 字体大小
      </Heading>
      <View className="home__scales" role="radiogroup" aria-label="字体大小">
        {SCALE_STEPS.map(step => (
          <Tappable
            key={step}
            className={`home__scale ${ui.scale === step ? 'home__scale--on' : ''}`}
            role="radio"
            isChecked={ui.scale === step}
            onTap={() => choose(step)}
          >
            {STEP_NAMES[step]}
          </Tappable>
        ))}
      </View>
    </Card>
  )
})
