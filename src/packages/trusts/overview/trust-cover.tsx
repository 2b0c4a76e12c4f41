import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Heading } from '@/platform/elements/elements'
import './trust-cover.scss'

interface TrustCoverProps {
  name: string
  caption: string
  /** The large figure and the facts below it. */
  children: ReactNode
}

/** The ink card at the top of a trust's page: its name in the story face, and what it comes to for this customer. */
export function TrustCover({ name, caption, children }: TrustCoverProps) {
  return (
    <View className="trust-cover">
      <View className="trust-cover__disc" aria-hidden />
      <View className="trust-cover__ridges" aria-hidden />
      <View className="trust-cover__content">
        <Heading level={1} className="trust-cover__name">
          {name}
        </Heading>
        <View className="trust-cover__caption">{caption}</View>
        {children}
      </View>
    </View>
  )
}
