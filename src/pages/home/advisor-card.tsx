import { View } from '@tarojs/components'
import type { HomeSummary } from '@/contract/home'
import { CONTACT_TOPIC } from '@/contract/tables/contact'
import { useCall } from '@/domains/shell/use-call'
import { useContact } from '@/domains/shell/use-contact'
import { HOTLINE, SERVICE_HOURS } from '@/lib/hotline'
import { Tappable } from '@/platform/elements/elements'
import { headset } from '@/ui/icon/glyphs/headset'
import { phone } from '@/ui/icon/glyphs/phone'
import { user } from '@/ui/icon/glyphs/user'
import { Icon } from '@/ui/icon/icon'
import { Card } from '@/ui/kit/card'
import { unbroken } from '@/ui/kit/unbroken'
import './home-parts.scss'

interface AdvisorCardProps {
  advisor: HomeSummary['advisor']
  /** One large button that calls: all that the simple home offers. */
  isLarge: boolean
}

/** Whom to ask: the customer's own advisor, or the hotline for who has none; called with one tap. */
export function AdvisorCard({ advisor, isLarge }: AdvisorCardProps) {
  const contact = useContact()
  const call = useCall()
  const callNow = () => void call(advisor?.mobile ?? HOTLINE)
  if (isLarge) {
    return (
      <Tappable className="home__call" trackId="home-call" onTap={callNow}>
        <Icon glyph={phone} size={24} />
        <View className="home__call-text">
          <View>{advisor ? `打电话给${advisor.name}` : '打电话给客服'}</View>
          <View className="home__call-hours">{SERVICE_HOURS}</View>
        </View>
      </Tappable>
    )
  }
  return (
    <Card className="home__advisor">
      <Tappable
        className="home__advisor-who"
        role="link"
        trackId="home-advisor"
        onTap={() => contact(CONTACT_TOPIC.other)}
      >
        <Icon className="home__advisor-icon" glyph={advisor ? user : headset} size={24} />
        <View>
          <View className="home__advisor-name">
            {advisor ? `${advisor.name} · 您的理财经理` : unbroken(`人工客服 ${HOTLINE}`)}
          </View>
          <View className="home__advisor-hours">{SERVICE_HOURS}</View>
        </View>
      </Tappable>
      <Tappable
        className="home__advisor-call"
        label={advisor ? `打电话给${advisor.name}` : '打电话给客服'}
        trackId="home-call"
        onTap={callNow}
      >
        <Icon glyph={phone} size={22} />
      </Tappable>
    </Card>
  )
}
