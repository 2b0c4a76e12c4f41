import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Money } from '@/domains/amounts/money'
import { chooseScale } from '@/domains/settings/choose-scale'
import { SCALE_STEPS } from '@/lib/display-scale'
import { Tappable } from '@/platform/elements/elements'
import { useStores } from '@/stores/root/context'
import { Card } from '@/ui/kit/card'
import { SectionHead } from '@/ui/kit/section-head'
import './text-size.scss'

const SCALE_NAMES: Readonly<Record<(typeof SCALE_STEPS)[number], string>> = {
  100: '标准',
  125: '大',
  150: '较大',
  175: '特大',
  200: '最大',
}

/** Size of text in five steps, with a line as products have it to judge it by; what is tapped holds at once. */
export const TextSize = observer(function TextSize() {
  const root = useStores()
  return (
    <>
      <SectionHead title="文字大小">
        <View className="text-size__hint">长辈版，选中即生效</View>
      </SectionHead>
      <Card>
        <View className="text-size__sample">
          <View className="text-size__line">
            <View className="text-size__product">远岚·稳泰18号</View>
            <Money value="3000000.00" className="text-size__amount" />
          </View>
          <View className="text-size__date">
            <Text className="text-size__day">12月18日</Text> 到期兑付
          </View>
        </View>
        <View className="text-size__steps" role="radiogroup" aria-label="文字大小">
          {SCALE_STEPS.map(step => (
            <Tappable
              key={step}
              className={`text-size__step ${root.ui.scale === step ? 'text-size__step--on' : ''}`}
              role="radio"
              isChecked={root.ui.scale === step}
              trackId="settings-scale"
              onTap={() => chooseScale(root, step)}
            >
              <View className={`text-size__glyph text-size__glyph--${step}`} aria-hidden>
                字
              </View>
              <View>{SCALE_NAMES[step]}</View>
            </Tappable>
          ))}
        </View>
      </Card>
    </>
  )
})
