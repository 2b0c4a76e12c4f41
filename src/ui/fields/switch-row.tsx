import { View } from '@tarojs/components'
import { type ReactNode, useId } from 'react'
import { Tappable } from '@/platform/elements/elements'
import { unbroken } from '../kit/unbroken'
import './switch-row.scss'

interface SwitchRowProps {
  title: string
  /** What it means, and since when. */
  caption?: ReactNode
  isOn: boolean
  isBusy?: boolean
  trackId?: string
  onToggle: () => void
}

/** Something that is on or off; the whole row is the target, and the word beside the switch says how it stands. */
export function SwitchRow({ title, caption, isOn, isBusy, trackId, onToggle }: SwitchRowProps) {
  const id = useId()
  return (
    <Tappable
      className="switch-row"
      role="switch"
      label={title}
      isChecked={isOn}
      isBusy={isBusy}
      describedBy={id}
      trackId={trackId}
      onTap={onToggle}
    >
      <View className="switch-row__text">
        <View className="switch-row__title">{title}</View>
        <View id={id} className="switch-row__caption">
          {unbroken(caption)}
        </View>
      </View>
      <View className="switch-row__state">{isOn ? '已开启' : '已关闭'}</View>
      <View className={`switch-row__track ${isOn ? 'switch-row__track--on' : ''}`}>
        <View className="switch-row__knob" />
      </View>
    </Tappable>
  )
}
