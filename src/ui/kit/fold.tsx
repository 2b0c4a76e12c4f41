import { View } from '@tarojs/components'
import { type ReactNode, useId, useState } from 'react'
import { Tappable } from '@/platform/elements/elements'
import { chevronDown } from '../icon/glyphs/chevron-down'
import { chevronUp } from '../icon/glyphs/chevron-up'
import { Icon } from '../icon/icon'
import './fold.scss'

interface FoldProps {
  /** What is seen of it while it is closed: the thing itself and how it stands. */
  head: ReactNode
  trackId: string
  children: ReactNode
}

/** What is looked up now and then: a row that opens what lies behind it, closed at first. */
export function Fold({ head, trackId, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <View className="fold">
      <Tappable
        className="fold__head"
        isExpanded={isOpen}
        controls={id}
        trackId={trackId}
        onTap={() => setOpen(!isOpen)}
      >
        <View className="fold__text">{head}</View>
        <Icon className="fold__arrow" glyph={isOpen ? chevronUp : chevronDown} size={18} />
      </Tappable>
      <View id={id}>{isOpen && children}</View>
    </View>
  )
}
