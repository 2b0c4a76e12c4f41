import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { BRAND_MARK_URL } from '@/ui/brand/mark'
import './home-hero.scss'

/** The company's mark and name, on the ink of the hero, and what stands at the end of their line. */
export function BrandMark({ children }: { children?: ReactNode }) {
  return (
    <View className="home__brand">
      <View className="home__mark" style={{ backgroundImage: `url("${BRAND_MARK_URL}")` }} aria-hidden />
      远岚信托
      {children}
    </View>
  )
}
