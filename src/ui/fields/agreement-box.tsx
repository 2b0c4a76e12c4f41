import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { Tappable } from '@/platform/elements/elements'
import type { FormModel } from '@/stores/primitives/form-model'
import { CheckMark } from '../kit/check-mark'
import { fieldId } from '../templates/form-page'
import { FieldError } from './field-error'
import './agreement-box.scss'

interface AgreementBoxProps<V extends { agreed: boolean }> {
  form: FormModel<V>
  /** Names of the documents, each a link. */
  children: ReactNode
  label: string
  /** Not to be ticked yet: a tap only says why, by the form's own rule (rule V-READ). */
  isLocked?: boolean
  /** Where a tap leads while it is locked: to what has to be read. */
  onLockedTap?: () => void
}

/** Consent to documents: never ticked in advance (rule V-AGREE). */
export const AgreementBox = observer(function AgreementBox<V extends { agreed: boolean }>({
  form,
  children,
  label,
  isLocked = false,
  onLockedTap = () => form.leave('agreed'),
}: AgreementBoxProps<V>) {
  const isChecked = form.values.agreed
  const error = form.errorOf('agreed')
  const errorId = `${fieldId('agreed')}-notes`
  return (
    <View className="agreement-box">
      <View className="agreement-box__line">
        <Tappable
          id={fieldId('agreed')}
          className="agreement-box__target"
          role="checkbox"
          label={label}
          isChecked={isChecked}
          isAriaDisabled={isLocked}
          describedBy={errorId}
          onTap={() => (isLocked ? onLockedTap() : form.set('agreed', !isChecked))}
        >
          <CheckMark isOn={isChecked} />
        </Tappable>
        <View className="agreement-box__text">{children}</View>
      </View>
      <View id={errorId} aria-live="polite">
        {error && <FieldError>{error}</FieldError>}
      </View>
    </View>
  )
}) as <V extends { agreed: boolean }>(props: AgreementBoxProps<V>) => ReactNode
