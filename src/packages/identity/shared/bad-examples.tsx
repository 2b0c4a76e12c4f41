import { View } from '@tarojs/components'
import { x } from '@/ui/icon/glyphs/x'
import { Icon } from '@/ui/icon/icon'
import { Card } from '@/ui/kit/card'
import { SectionHead } from '@/ui/kit/section-head'
import './bad-examples.scss'

const EXAMPLES = [
  { kind: 'blurred', text: '模糊' },
  { kind: 'glare', text: '反光' },
  { kind: 'cut', text: '缺角' },
  { kind: 'dark', text: '太暗' },
] as const

/** Photos that are refused, drawn. */
export function BadExamples() {
  return (
    <Card>
      <SectionHead title="这样的照片不能通过" />
      <View className="bad-examples" role="list">
        {EXAMPLES.map(({ kind, text }) => (
          <View key={kind} className="bad-examples__example" role="listitem">
            <View className={`bad-examples__ground bad-examples__ground--${kind}`} aria-hidden>
              <View className="bad-examples__card">
                <View className="bad-examples__line" />
                <View className="bad-examples__line" />
                <View className="bad-examples__line" />
              </View>
            </View>
            <View className="bad-examples__text">
              <Icon className="bad-examples__cross" glyph={x} size={14} /> {text}
            </View>
          </View>
        ))}
      </View>
    </Card>
  )
}
