import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { Tappable } from '@/platform/elements/elements'
import type { Field } from '@/stores/form/field'
import { CheckMark } from '../kit/check-mark'
import { FieldErrorRegion } from './field-error'
import './agreement-box.scss'

interface AgreementBoxProps {
  field: Field<boolean>
  /** Names of the documents, each a link. */
  children: ReactNode
  label: string
  /** Not to be ticked yet: a tap only says why, by the field's own rule (rule V-READ). */
  isLocked?: boolean
  /** Where a tap leads while it is locked: to what has to be read. */
  onLockedTap?: () => void
}

/** Consent to documents: never ticked in advance (rule V-AGREE). */
export const AgreementBox = observer(function AgreementBox(props: AgreementBoxProps) {
  const { field, label, isLocked = false, onLockedTap = field.leave } = props
  const isChecked = field.content
  const errorId = `${field.id}-notes`
  return (
    <View className="agreement-box">
      <View className="agreement-box__line">
        <Tappable
          id={field.id}
          className="agreement-box__target"
          role="checkbox"
          label={label}
          isChecked={isChecked}
          isAriaDisabled={isLocked}
          describedBy={errorId}
          onTap={() => (isLocked ? onLockedTap() : field.set(!isChecked))}
        >
          <CheckMark isOn={isChecked} />
        </Tappable>
        <View className="agreement-box__text">{props.children}</View>
      </View>
      <FieldErrorRegion id={errorId} error={field.error} />
    </View>
  )
})
