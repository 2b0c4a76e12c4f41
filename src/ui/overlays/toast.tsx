import { View } from '@tarojs/components'
import { circleAlert } from '../icon/glyphs/circle-alert'
import { circleCheck } from '../icon/glyphs/circle-check'
import { Icon } from '../icon/icon'
import './toast.scss'

/**
 * A message that goes by itself. Its region is always there, since screen readers announce only changes inside one; the
 * kit's own toast has no such region and covers the page.
 */
export function Toast({ text, tone }: { text: string | undefined; tone: 'success' | 'error' }) {
  return (
    <View className="toast-region" role={tone === 'error' ? 'alert' : 'status'} aria-live="polite">
      {text && (
        <View className="toast">
          <Icon glyph={tone === 'success' ? circleCheck : circleAlert} size={20} />
          <View className="toast__text">{text}</View>
        </View>
      )}
    </View>
  )
}
