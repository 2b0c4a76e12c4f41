import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useId } from 'react'
import { Heading, Tappable } from '@/platform/elements/elements'
import { useModal } from '@/platform/pages/modal'
import { Paper } from './paper'
import { StrokeCount } from './stroke-count'
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
  const countId = `${id}-count`
  const offBy = store.strokeCount === 0 ? countId : undefined
  useModal(true, id, titleId, onClose)
  return (
    <View id={id} className="turned-paper" role="dialog" aria-modal aria-labelledby={titleId}>
      <View className="turned-paper__bar">
        <TurnedTool text="完成" isMain onTap={onClose} />
        <TurnedTool text="清除重写" offBy={offBy} onTap={store.clear} />
        <TurnedTool text="撤销一笔" offBy={offBy} onTap={store.undo} />
      </View>
      <Paper store={store} name={name} isTurned />
      <View className="turned-paper__head">
        <Heading level={2} id={titleId} className="turned-paper__turned">
          请签 {name}
        </Heading>
        <StrokeCount id={countId} store={store} />
      </View>
    </View>
  )
})

interface TurnedToolProps {
  readonly text: string
  readonly isMain?: boolean
  /** Id of what says why it does nothing now. */
  readonly offBy?: string
  readonly onTap: () => void
}

function TurnedTool({ text, isMain = false, offBy, onTap }: TurnedToolProps) {
  const tone = isMain ? 'turned-paper__tool--main' : offBy ? 'turned-paper__tool--off' : ''
  return (
    <Tappable
      className={`turned-paper__tool ${tone}`}
      isAriaDisabled={offBy !== undefined}
      describedBy={offBy}
      onTap={offBy ? undefined : onTap}
    >
      <View className="turned-paper__turned">{text}</View>
    </Tappable>
  )
}
