import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import './paper-hero.scss'

/** Top of an overview: the one large figure on the page's paper, with a veil of ridges that the first card overlaps. */
export function PaperHero({ children }: { children: ReactNode }) {
  return (
    <View className="paper-hero">
      <View className="paper-hero__veil" aria-hidden />
      <View className="paper-hero__content">{children}</View>
    </View>
  )
}
