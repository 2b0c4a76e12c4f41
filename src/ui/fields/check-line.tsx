import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Tappable } from '@/platform/elements/elements'
import { CheckMark } from '../kit/check-mark'
import './check-line.scss'

interface CheckLineProps {
  /** Where errors of its field lead. */
  id?: string
  isChecked: boolean
  children: ReactNode
  onChange: (isChecked: boolean) => void
}

/** A line that is ticked or not; the whole line is the target. */
export function CheckLine({ id, isChecked, children, onChange }: CheckLineProps) {
  return (
    <Tappable
      id={id}
      className="check-line"
      role="checkbox"
      isChecked={isChecked}
      describedBy={id && `${id}-notes`}
      onTap={() => onChange(!isChecked)}
    >
      <CheckMark isOn={isChecked} />
      <View className="check-line__text">{children}</View>
    </Tappable>
  )
}
