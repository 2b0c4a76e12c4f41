import { View } from '@tarojs/components'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import { WithFoot } from '@/ui/templates/page-foot'
import { HomeLinks } from './home-links'
import { ComingHero, OwnHero, UnreadHero, VisitorHero } from './home-hero'
import { ComingHome, OwnHome } from './own-home'
import './home.scss'

export default definePage(function HomePage() {
  const root = useStores()
  const { session, user, isLikelyBack, isUnread } = root.user
  return (
    <PageShell route="main/home">
      <View className="home__status" aria-hidden />
      {user ? (
        <OwnHero user={user} />
      ) : isUnread ? (
        <UnreadHero />
      ) : isLikelyBack ? (
        <ComingHero />
      ) : (
        <VisitorHero isSettled={session === 'anonymous'} />
      )}
      <View className="home__main">
        {session === 'anonymous' && (
          <View className="home__login">
            <Button onTap={() => root.requestLogin()}>登录</Button>
          </View>
        )}
        {user && <OwnHome user={user} />}
        {!user && isLikelyBack && <ComingHome />}
        <HomeLinks />
        <WithFoot />
        <View className="home__foot">
          <View>信托产品仅面向合格投资者，信托有风险，投资须谨慎</View>
        </View>
      </View>
    </PageShell>
  )
})
