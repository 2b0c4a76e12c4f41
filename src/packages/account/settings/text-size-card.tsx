import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useScaleChoice } from '@/domains/settings/use-scale-choice'
import { SCALE_STEPS } from '@/lib/display-scale'
import { Tappable } from '@/platform/elements/elements'
import { useStores } from '@/stores/root/context'
import { Amount } from '@/ui/kit/amount'
import { Card } from '@/ui/kit/card'
import { SectionHead } from '@/ui/kit/section-head'
import './text-size.scss'

const STEP_NAMES: Record<(typeof SCALE_STEPS)[number], string> = {
  100: '标准',
  125: '大',
  150: '较大',
  175: '特大',
  200: '最大',
}

/** 长辈版: larger text and targets in five steps, seen at once on what the pages are full of (EL-11). */
export const TextSizeCard = observer(function TextSizeCard() {
  const { ui } = useStores()
  const choose = useScaleChoice()
  return (
    <Card>
      <SectionHead title="文字大小">
        <View className="text-size__note">长辈版，选中即生效</View>
      </SectionHead>
      <View className="text-size__preview" aria-hidden>
        <View className="text-size__row">
          <View className="text-size__name">示例 · 信托产品</View>
          <Amount value="3000000.00" isHidden={false} />
        </View>
        <View className="text-size__fact">12-18 到期兑付</View>
      </View>
      <View className="text-size__steps" role="radiogroup" aria-label="文字大小">
        {SCALE_STEPS.map(step => (
          <Tappable
            key={step}
            className={`text-size__step ${ui.scale === step ? 'text-size__step--on' : ''}`}
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
