import { View } from '@tarojs/components'
import { BRAND_MARK_URL } from '@/ui/brand/mark'
import './home-hero.scss'

/** The company's mark and name, on the ink of the hero. */
export function BrandMark() {
  return (
    <View className="home__brand">
      <View className="home__mark" style={{ backgroundImage: `url("${BRAND_MARK_URL}")` }} aria-hidden />
      远岚信托
    </View>
  )
}
