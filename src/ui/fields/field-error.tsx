import { View } from '@tarojs/components'
import { circleAlert } from '../icon/glyphs/circle-alert'
import { Icon } from '../icon/icon'
import './field-frame.scss'

/** What is wrong with a field that has no frame of its own; tied to it by the id. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <View id={id} aria-live="polite">
      {error && (
        <View className="field__error">
          <Icon glyph={circleAlert} size={14} /> {error}
        </View>
      )}
    </View>
  )
}
