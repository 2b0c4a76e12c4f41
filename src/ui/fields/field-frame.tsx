import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { createContext, type ReactNode, useContext } from 'react'
import { InputLabel } from '@/platform/elements/elements'
import type { Field } from '@/stores/form/field'
import { check } from '../icon/glyphs/check'
import { messageSquare } from '../icon/glyphs/message-square'
import { Icon } from '../icon/icon'
import { FieldError } from './field-error'
import './field-frame.scss'
import { unbroken } from '../kit/unbroken'

/** What is said about a field, whatever its value is. */
export type FieldFace = Pick<
  Field<unknown>,
  'id' | 'error' | 'warning' | 'remark' | 'isRequired' | 'isShown' | 'isDirty' | 'isEmpty'
>

/** Whether labels say what is required: in a form of a few fields all of it is. The form page provides it. */
const Marks = createContext(false)

export const FieldMarksProvider = Marks.Provider

/** What the input carries, so that label and notes are tied to it. */
export interface InputBinding {
  readonly id: string
  readonly isInvalid: boolean
  readonly isRequired: boolean
  readonly describedBy: string
}

interface FieldFrameProps {
  field: FieldFace
  label: string
  helper?: ReactNode
  /** The value is right, and there is something to say about it: 9 位，符合美国税号的格式. */
  fine?: string
  /** At the right of the notes: how many letters. */
  count?: string
  /** Several targets instead of one input: the label names the group. */
  isGroup?: boolean
  children: (binding: InputBinding) => ReactNode
}

/** A field on the page: label above, a reviewer's remark, the input, and below it what is wrong or worth knowing. */
export const FieldFrame = observer(function FieldFrame(props: FieldFrameProps) {
  const { field, label, isGroup = false, children } = props
  const { id, error, remark } = field
  const isMarked = useContext(Marks)
  if (!field.isShown) return null
  const describedBy = `${id}-notes`
  const tone = remark ? 'field--remarked' : error ? 'field--wrong' : ''
  const labelText = field.isRequired ? label : `${label}（选填）`
  const labelClass = `field__label ${isMarked && field.isRequired ? 'field__label--required' : ''}`
  return (
    <View className={`field ${tone}`}>
      {isGroup ? (
        <View id={`${id}-label`} className={labelClass}>
          {labelText}
        </View>
      ) : (
        <InputLabel htmlFor={id} className={labelClass}>
          {labelText}
        </InputLabel>
      )}
      {remark && <FieldRemark at={remark.at} text={remark.text} />}
      {children({ id, isInvalid: error !== undefined, isRequired: field.isRequired, describedBy })}
      <FieldNotes {...props} id={describedBy} />
    </View>
  )
})

function FieldRemark({ at, text }: { at: string; text: string }) {
  return (
    <View className="field__remark">
      <Icon glyph={messageSquare} size={16} />
      <View>
        <View className="field__remark-head">审核意见 {at}</View>
        <View>{unbroken(text)}</View>
      </View>
    </View>
  )
}

/** What stands below the input; the most pressing of it alone. */
const FieldNotes = observer(function FieldNotes(props: FieldFrameProps & { id: string }) {
  const { id, field, helper, count } = props
  const { error, warning, remark } = field
  const isMended = remark !== undefined && field.isDirty
  const fine = isMended ? '已修改，待重新提交' : field.isEmpty ? undefined : props.fine
  return (
    <View className="field__notes">
      <View id={id} aria-live="polite">
        {error && <FieldError>{error}</FieldError>}
        {!error && fine && (
          <View className="field__fine">
            <Icon glyph={check} size={14} />
            <View>{unbroken(fine)}</View>
          </View>
        )}
        {!error && !fine && (warning ?? helper) && (
          <View className="field__helper">{unbroken(warning ?? helper)}</View>
        )}
      </View>
      {count && <View className="field__count">{count}</View>}
    </View>
  )
})
