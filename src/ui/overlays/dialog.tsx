import { View } from '@tarojs/components'
import { type ReactNode, useId } from 'react'
import { Heading, Tappable } from '@/platform/elements/elements'
import { useModal } from '@/platform/pages/modal'
import { x } from '../icon/glyphs/x'
import { Icon } from '../icon/icon'
import { Popup } from '../nutui/popup'
import { unbroken } from '../kit/unbroken'
import './dialog.scss'

interface DialogProps {
  isOpen: boolean
  title: string
  /** `sheet` rises from the bottom, for texts longer than a question. */
  shape?: 'center' | 'sheet'
  children?: ReactNode
  /** Buttons below the text. */
  actions?: ReactNode
  /** Left out: only its actions close it. */
  onClose?: () => void
}

/**
 * Popup with a title and a close icon at the top right; a tap on the overlay does nothing (specification, section 2).
 * The focus starts on the title and stays inside.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, shape = 'center' } = props
  return (
    <Popup
      visible={isOpen}
      position={shape === 'sheet' ? 'bottom' : 'center'}
      closeOnOverlayClick={false}
      duration={200}
      round
      className={`dialog dialog--${shape}`}
    >
      <DialogContent {...props} />
    </Popup>
  )
}

/** Apart from the popup, whose code may come later: the focus can move in only once this is drawn. */
function DialogContent({ isOpen, title, children, actions, onClose }: DialogProps) {
  const id = useId()
  const titleId = `${id}-title`
  useModal(isOpen, id, titleId, onClose)
  return (
    <View id={id} role="dialog" aria-modal aria-labelledby={titleId}>
      <View className="dialog__head">
        <Heading level={2} id={titleId} className="dialog__title">
          {title}
        </Heading>
        {onClose && (
          <Tappable className="dialog__close" label="关闭" onTap={onClose}>
            <Icon glyph={x} size={20} />
          </Tappable>
        )}
      </View>
      {children && <View className="dialog__body">{unbroken(children)}</View>}
      {actions && <View className="dialog__actions">{actions}</View>}
    </View>
  )
}
