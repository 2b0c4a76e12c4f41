import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Heading, Tappable } from '@/platform/elements/elements'
import { chevronLeft } from '@/ui/icon/glyphs/chevron-left'
import { x } from '@/ui/icon/glyphs/x'
import { Icon } from '@/ui/icon/icon'
import './scene-colours.scss'
import './top-bar.scss'

interface TopBarProps {
  /** A page with a title goes back; one without is closed. */
  title?: string
  onLeave: () => void
  /** At the right end. */
  children?: ReactNode
}

/** Top of a full-screen page, below the host's status bar. */
export function TopBar({ title, onLeave, children }: TopBarProps) {
  return (
    <View className="report-bar">
      <Tappable
        className="report-bar__button"
        label={title ? '返回' : '退出报告'}
        trackId="report-leave"
        onTap={onLeave}
      >
        <Icon glyph={title ? chevronLeft : x} size={24} />
      </Tappable>
      {title && (
        <Heading level={1} className="report-bar__title">
          {title}
        </Heading>
      )}
      {children ?? <View className="report-bar__button" />}
    </View>
  )
}
