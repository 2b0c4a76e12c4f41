import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Tappable } from '@/platform/elements/elements'
import './quiet-link.scss'

interface QuietLinkProps {
  trackId: string
  onTap: () => void
  children: ReactNode
}

/** What is seldom wanted, below everything else: taking an application back. */
export function QuietLink({ trackId, onTap, children }: QuietLinkProps) {
  return (
    <Tappable className="quiet-link" trackId={trackId} onTap={onTap}>
      {/* A box of its own: what it consists of stays one text. */}
      <View className="quiet-link__text">{children}</View>
    </Tappable>
  )
}
