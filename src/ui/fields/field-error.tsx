import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { circleAlert } from '../icon/glyphs/circle-alert'
import { Icon } from '../icon/icon'
import { unbroken } from '../kit/unbroken'
import './field-error.scss'

/** What is wrong with a field; stands in the field's live region, which reads it out. */
export function FieldError({ children }: { children: ReactNode }) {
  return (
    <View className="field-error">
      <Icon glyph={circleAlert} size={14} />
      <View>{unbroken(children)}</View>
    </View>
  )
}

/** The live region of a field without a frame of its own; tied to it by the id. */
export function FieldErrorRegion({ id, error }: { id: string; error: string | undefined }) {
  return (
    <View id={id} aria-live="polite">
      {error && <FieldError>{error}</FieldError>}
    </View>
  )
}
