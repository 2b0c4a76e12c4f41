import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { circleAlert } from '../icon/glyphs/circle-alert'
import { Icon } from '../icon/icon'
import './field-error.scss'

/** What is wrong with a field; stands in the field's live region, which reads it out. */
export function FieldError({ children }: { children: ReactNode }) {
  return (
    <View className="field-error">
      <Icon glyph={circleAlert} size={14} /> {children}
    </View>
  )
}
