import { View } from '@tarojs/components'
import { useState } from 'react'
import { Button } from '../kit/button'
import { unbroken } from '../kit/unbroken'
import { Dialog } from './dialog'
import './dialog.scss'

interface ConfirmPopupProps {
  /** What is asked; `undefined` closes the popup. */
  request:
    | {
        readonly title: string
        readonly message?: string
        readonly confirmText?: string
        readonly keepText?: string
        readonly isMandatory?: boolean
      }
    | undefined
  onConfirm: () => void
  onCancel: () => void
}

/** A question of more signs than this, as one with two versions in it, is read like a text: from the left. */
const LONG = 80

/**
 * Asks before something happens: title, one confirm button, and a close icon that cancels (specification, section 2); what
 * must be confirmed has none.
 */
export function ConfirmPopup({ request, onConfirm, onCancel }: ConfirmPopupProps) {
  // The last question stays readable while the popup fades out. The next is a popup of its own: one that fades does not
  // come back, and the focus starts on the new title.
  const [last, setLast] = useState({ shown: request, count: 0 })
  const { shown, count } = last
  if (request && request !== shown) setLast({ shown: request, count: count + 1 })
  if (!shown) return null
  return (
    <Dialog
      key={count}
      isOpen={request !== undefined}
      title={shown.title}
      actions={
        <>
          {shown.keepText && (
            <View className="dialog__keep">
              <Button onTap={onCancel}>{shown.keepText}</Button>
            </View>
          )}
          <Button tone={shown.keepText ? 'secondary' : 'primary'} onTap={onConfirm}>
            {shown.confirmText ?? '确定'}
          </Button>
        </>
      }
      onClose={shown.isMandatory ? undefined : onCancel}
    >
      {shown.message && (
        <View className={shown.message.length > LONG ? 'dialog__long' : ''}>{unbroken(shown.message)}</View>
      )}
    </Dialog>
  )
}
