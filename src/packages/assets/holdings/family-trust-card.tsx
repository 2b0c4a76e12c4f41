import { View } from '@tarojs/components'
import { Money } from '@/domains/amounts/money'
import { Tappable } from '@/platform/elements/elements'
import { useStores } from '@/stores/root/context'
import { chevronRight } from '@/ui/icon/glyphs/chevron-right'
import { landmark } from '@/ui/icon/glyphs/landmark'
import { Icon } from '@/ui/icon/icon'
import './family-trust-card.scss'

/** What lies in family trusts: apart from the total above, since it is the trust's and no longer the customer's. */
export function FamilyTrustCard({ total }: { total: string }) {
  const { navigation } = useStores()
  return (
    <Tappable
      className="family-trust-card"
      role="link"
      trackId="assets-family-trust"
      {...navigation.link('main/my-trust', { tab: '0' })}
    >
      <Icon className="family-trust-card__icon" glyph={landmark} size={24} />
      <View className="family-trust-card__text">
        <View className="family-trust-card__title">家族信托</View>
        <View className="family-trust-card__caption">不计入上方总资产</View>
      </View>
      <Money className="family-trust-card__amount" value={total} />
      <Icon className="family-trust-card__arrow" glyph={chevronRight} size={18} />
    </Tappable>
  )
}
