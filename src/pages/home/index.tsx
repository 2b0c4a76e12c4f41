import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { UserDetail } from '@/contract/user'
import { PageShell } from '@/domains/shell/page-shell'
import { Heading } from '@/platform/elements/elements'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import { WithFoot } from '@/ui/templates/page-foot'
import { BrandMark } from './brand-mark'
import { HomeLinks } from './home-links'
import { ScaleChoice } from './scale-choice'
import { ThemeChoiceCard } from './theme-choice'
import { Waiting } from './waiting'
import './home.scss'

/** Who has just registered has told no name yet. */
function greetingOf(user: UserDetail | undefined): string {
  if (!user) return '登录后查看资产、家族信托与待办'
  return user.nameMask ? `${user.nameMask}，您好` : '您好，欢迎来到远岚信托'
}

export default observer(function HomePage() {
  const root = useStores()
  const { user } = root
  return (
    <PageShell route="main/home">
      <View className="home__status" aria-hidden />
      <View className={`home__hero ${user.session === 'known' ? 'home__hero--known' : ''}`}>
        <BrandMark />
        <Heading level={1} className="home__title">
          <View>受人之托</View>
          <View>行稳致远</View>
        </Heading>
        <View className="home__greeting">{greetingOf(user.user)}</View>
        <View className="home__ridges" aria-hidden />
      </View>
      <View className="home__main">
        {user.session === 'anonymous' && (
          <View className="home__login">
            <Button onTap={() => root.requestLogin()}>登录</Button>
          </View>
        )}
        {user.session === 'known' && <Waiting />}
        <HomeLinks />
        <ScaleChoice />
        <ThemeChoiceCard />
        <WithFoot />
        <View className="home__foot">
          <View>信托产品仅面向合格投资者，信托有风险，投资须谨慎</View>
        </View>
      </View>
    </PageShell>
  )
})
