import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { careModeSet } from '@/contract/user'
import { isCareScale, SCALE_STEPS } from '@/lib/display-scale'
import { uuid } from '@/lib/uuid'
import { Heading, Tappable } from '@/platform/elements/elements'
import { useStores } from '@/stores/root/context'
import { Card } from '@/ui/kit/card'
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
  const root = useStores()
  const { ui, user } = root
  const choose = (step: number) => {
    ui.setScale(step)
    const careMode = isCareScale(step) ? '1' : '0'
    if (!user.user || user.user.careMode === careMode) return
    // The size holds here whatever becomes of this: the preference is for the next device alone.
    root.write(careModeSet, { careMode }, { requestNo: uuid(), showLoading: false }).catch(() => undefined)
  }
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
