import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Heading } from '@/platform/elements/elements'
import { Picture } from '@/platform/elements/picture'
import { INK_RIDGES } from './ink-ridges'
import './trust-cover.scss'

interface TrustCoverProps {
  name: string
  caption: string
  /** Where it is one of several on a page: below the page's own heading. */
  level?: 1 | 2
  /** The large figure and the facts below it. */
  children: ReactNode
}

/** The ink card of a trust: its name in the story face, and what it comes to for this customer. */
export function TrustCover({ name, caption, level = 1, children }: TrustCoverProps) {
  return (
    <View className="trust-cover">
      <View className="trust-cover__disc" aria-hidden />
      <Picture className="trust-cover__ridges" drawing={INK_RIDGES} />
      <View className="trust-cover__content">
        <Heading level={level} className="trust-cover__name">
          {name}
        </Heading>
        <View className="trust-cover__caption">{caption}</View>
        {children}
      </View>
    </View>
  )
}
