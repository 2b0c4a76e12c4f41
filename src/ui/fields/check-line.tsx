import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Tappable } from '@/platform/elements'
import { check } from '../icon/glyphs/check'
import { Icon } from '../icon/icon'
import './check-line.scss'

interface CheckLineProps {
  isChecked: boolean
  children: ReactNode
  onChange: (isChecked: boolean) => void
}

/** A line that is ticked or not; the whole line is the target. */
export function CheckLine({ isChecked, children, onChange }: CheckLineProps) {
  return (
    <Tappable className="check-line" role="checkbox" isChecked={isChecked} onTap={() => onChange(!isChecked)}>
      <View className={`check-line__box ${isChecked ? 'check-line__box--on' : ''}`}>
        {isChecked && <Icon glyph={check} size={16} />}
      </View>
      <View className="check-line__text">{children}</View>
    </Tappable>
  )
}
