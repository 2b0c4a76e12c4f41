import { View } from '@tarojs/components'
import { check } from '../icon/glyphs/check'
import { Icon } from '../icon/icon'
import './check-mark.scss'

interface CheckMarkProps {
  isOn: boolean
  /** One of several, or any number of them. */
  kind?: 'radio' | 'checkbox'
}

/** The box or circle before a choice. What it says, the row around it tells screen readers. */
export function CheckMark({ isOn, kind = 'checkbox' }: CheckMarkProps) {
  return (
    <View className={`check-mark check-mark--${kind} ${isOn ? 'check-mark--on' : ''}`} aria-hidden>
      {isOn && <Icon glyph={check} size={14} />}
    </View>
  )
}
