import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import type { UserDetail } from '@/contract/user'
import { ScaleSwitch } from '@/domains/settings/scale-switch'
import { Heading, Tappable } from '@/platform/elements/elements'
import { Picture } from '@/platform/elements/picture'
import { useStores } from '@/stores/root/context'
import { ResourceView } from '@/ui/states/resource-view'
import { BrandMark } from './brand-mark'
import { isHomeOfNewcomer } from './entry-rules'
import { Greeting } from './greeting'
import { HomeStore } from './home-store'
import { RIDGES } from './ridges'
import { NoFigures, SummaryFigures } from './summary-figures'
import { SearchEntry } from './search-entry'
import './home-hero.scss'

/** Who is there yet is not known, or nobody: the house and its word. */
export function VisitorHero({ isSettled }: { isSettled: boolean }) {
  return (
    <View className="home__hero">
      <BrandMark>
        <SearchEntry />
        <ScaleSwitch />
      </BrandMark>
      <Heading level={1} className="home__title">
        <View>受人之托</View>
        <View>行稳致远</View>
      </Heading>
      <View className="home__greeting">{isSettled && '登录后查看资产、家族信托与待办'}</View>
      <Picture className="home__ridges" drawing={RIDGES} />
    </View>
  )
}

/** The customer's own: who they are and what they have; no picture stands before it. */
export const OwnHero = observer(function OwnHero({ user }: { user: UserDetail }) {
  const home = useStores().get(HomeStore)
  return (
    <KnownHero user={user}>
      <ResourceView
        resource={home.summary}
        skeleton={isHomeOfNewcomer(undefined, user) ? <NoFigures /> : <ComingFigures />}
        failed={retry => (
          <View className="home__figures">
            <View role="alert">资产暂时无法显示</View>
            <Tappable className="home__retry" trackId="home-summary-retry" onTap={retry}>
              重试
            </Tappable>
          </View>
        )}
      >
        {summary => <SummaryFigures summary={summary} />}
      </ResourceView>
    </KnownHero>
  )
})

/** The same while the server has not said yet that the customer who was here is back. */
export function ComingHero() {
  return (
    <KnownHero>
      <ComingFigures />
    </KnownHero>
  )
}

/** The server could not say who the customer is; the bar above the page tries again. */
export function UnreadHero() {
  return (
    <KnownHero>
      <View className="home__figures">账户信息暂时无法显示</View>
    </KnownHero>
  )
}

function KnownHero({ user, children }: { user?: UserDetail; children: ReactNode }) {
  return (
    <View className="home__hero home__hero--known">
      <BrandMark />
      <View className="home__who">
        <Greeting user={user} />
        <SearchEntry />
        <ScaleSwitch />
      </View>
      {children}
      <Picture className="home__ridges" drawing={RIDGES} />
    </View>
  )
}

function ComingFigures() {
  return <View className="home__figures" role="status" aria-label="加载中" aria-busy />
}
