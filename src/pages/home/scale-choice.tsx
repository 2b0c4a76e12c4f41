import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { chooseScale, SCALE_NAMES } from '@/domains/settings/choose-scale'
import { SCALE_STEPS } from '@/lib/display-scale'
import { Heading, Tappable } from '@/platform/elements/elements'
import { useStores } from '@/stores/root/context'
import { Card } from '@/ui/kit/card'
import './home.scss'

/** 长辈版: larger text and targets in five steps, one tap away from the first screen (EL-11). */
export const ScaleChoice = observer(function ScaleChoice() {
  const root = useStores()
  const { ui } = root
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
            onTap={() => chooseScale(root, step)}
          >
            {SCALE_NAMES[step]}
          </Tappable>
        ))}
      </View>
    </Card>
  )
})
