import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { UserDetail } from '@/contract/user'
import { useUnreadCount } from '@/domains/messages/use-unread-count'
import { PageShell } from '@/domains/shell/page-shell'
import { Heading } from '@/platform/elements'
import { useStores } from '@/stores/context'
import { Button } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { RowLink } from '@/ui/kit/row-link'
import { bell } from '@/ui/icon/glyphs/bell'
import { fileText } from '@/ui/icon/glyphs/file-text'
import { landmark } from '@/ui/icon/glyphs/landmark'
import { logOut } from '@/ui/icon/glyphs/log-out'
import { shieldCheck } from '@/ui/icon/glyphs/shield-check'
import { wallet } from '@/ui/icon/glyphs/wallet'
import { PageFoot } from '@/ui/templates/page-foot'
import { BrandMark } from './brand-mark'
import { ScaleChoice } from './scale-choice'
import { ThemeChoiceCard } from './theme-choice'
import './home.scss'

/** Who has just registered has told no name yet. */
function greetingOf(user: UserDetail | undefined): string {
  if (!user) return '登录后查看资产、家族信托与待办'
  return user.nameMask ? `${user.nameMask}，您好` : '您好，欢迎来到远岚信托'
}

export default observer(function HomePage() {
  const root = useStores()
  const { navigation, ui, user } = root
  const unread = useUnreadCount()
  const handleLogout = async () => {
    if (
      await ui.confirm({ title: '退出登录？', message: '退出后需要重新验证手机号。', confirmText: '退出' })
    ) {
      await root.logout()
    }
  }
  return (
    <PageShell route="home">
      <View className="home__hero">
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
        <Card className="home__card">
          <RowLink
            glyph={wallet}
            title="我的资产"
            caption="持仓、收益与交易记录"
            trackId="home-assets"
            onTap={() => navigation.go('assetsList')}
          />
          <RowLink
            glyph={landmark}
            title="我的信托"
            caption="家族信托、项目进度与受益权"
            trackId="home-trust"
            onTap={() => navigation.go('tabbarsPage')}
          />
          <RowLink
            glyph={bell}
            title="消息中心"
            caption="交易动态、重要公告与活动"
            unread={unread}
            trackId="home-messages"
            onTap={() => navigation.go('messageList')}
          />
          <RowLink
            glyph={fileText}
            title="年度资产报告"
            caption="回看这一年的陪伴，启封新年积分"
            trackId="home-report"
            onTap={() => navigation.go('reportEntry')}
          />
          <RowLink
            glyph={shieldCheck}
            title="身份确认"
            caption="人脸识别，确认是您本人在操作"
            trackId="home-face"
            onTap={() => navigation.go('miniProgramFace', { scene: 'realName' })}
          />
          {user.user && (
            <RowLink
              glyph={logOut}
              title="退出登录"
              caption="清除本机上的登录信息"
              trackId="home-logout"
              onTap={() => void handleLogout()}
            />
          )}
        </Card>
        <ScaleChoice />
        <ThemeChoiceCard />
        <PageFoot />
        <View className="home__foot">
          <View>信托产品仅面向合格投资者，信托有风险，投资须谨慎</View>
        </View>
      </View>
    </PageShell>
  )
})
