import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useId } from 'react'
import { Heading, Tappable } from '@/platform/elements/elements'
import { useDialogFocus } from '@/platform/pages/focus'
import { Paper } from './paper'
import type { SignatureStore } from './signature-store'
import './turned-paper.scss'

interface TurnedPaperProps {
  readonly store: SignatureStore
  readonly name: string
  readonly onClose: () => void
}

/** The pad over the whole screen, for a phone held sideways: the host's own lock of the screen does not matter. */
export const TurnedPaper = observer(function TurnedPaper({ store, name, onClose }: TurnedPaperProps) {
  const id = useId()
  const titleId = `${id}-title`
  useDialogFocus(true, id, titleId, onClose)
  return (
    <View id={id} className="turned-paper" role="dialog" aria-modal aria-labelledby={titleId}>
      <View className="turned-paper__bar">
        <TurnedTool text="完成" isMain onTap={onClose} />
        <TurnedTool text="清除重写" onTap={store.clear} />
        <TurnedTool text="撤销一笔" onTap={store.undo} />
      </View>
      <Paper store={store} name={name} isTurned />
      <View className="turned-paper__head">
        <Heading level={2} id={titleId} className="turned-paper__turned">
          请签 {name}
        </Heading>
      </View>
    </View>
  )
})

function TurnedTool({ text, isMain = false, onTap }: { text: string; isMain?: boolean; onTap: () => void }) {
  return (
    <Tappable className={`turned-paper__tool ${isMain ? 'turned-paper__tool--main' : ''}`} onTap={onTap}>
      <View className="turned-paper__turned">{text}</View>
    </Tappable>
  )
}
