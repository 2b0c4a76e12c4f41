import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Picture } from '@/platform/elements/picture'
import { BRAND_MARK } from '@/ui/brand/mark'
import './home-hero.scss'

/** The company's mark and name, on the ink of the hero, and what stands at the end of their line. */
export function BrandMark({ children }: { children?: ReactNode }) {
  return (
    <View className="home__brand">
      <Picture className="home__mark" drawing={BRAND_MARK} />
      远岚信托
      {children}
    </View>
  )
}
