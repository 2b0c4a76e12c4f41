import { observer } from 'mobx-react'
import { useUnreadCount } from '@/domains/messages/use-unread-count'
import type { RouteName } from '@/routes'
import { useStores } from '@/stores/root/context'
import { isGuideDone } from '@/stores/root/guide-done'
import { bell } from '@/ui/icon/glyphs/bell'
import { fileText } from '@/ui/icon/glyphs/file-text'
import { info } from '@/ui/icon/glyphs/info'
import { landmark } from '@/ui/icon/glyphs/landmark'
import { newspaper } from '@/ui/icon/glyphs/newspaper'
import { type } from '@/ui/icon/glyphs/type'
import { wallet } from '@/ui/icon/glyphs/wallet'
import { Card } from '@/ui/kit/card'
import { RowLink } from '@/ui/kit/row-link'
import './home-parts.scss'

interface HomeLink {
  readonly glyph: string
  readonly title: string
  readonly caption: string
  /** Names the link in analytics: `home-…`. */
  readonly id: string
  readonly route: RouteName
}

const GUIDE: HomeLink = {
  glyph: info,
  title: '新手指引',
  caption: '四步了解常用功能',
  id: 'guide',
  route: 'content/guide',
}

/** What of the customer's has an entry of its own as soon as they are known. */
const ENTRIES: readonly HomeLink[] = [
  {
    glyph: wallet,
    title: '我的资产',
    caption: '持仓、收益与交易记录',
    id: 'assets',
    route: 'assets/overview',
  },
  {
    glyph: fileText,
    title: '年度资产报告',
    caption: '回看这一年的陪伴，启封新年积分',
    id: 'report',
    route: 'report/entry',
  },
]

const LINKS: readonly HomeLink[] = [
  {
    glyph: landmark,
    title: '我的信托',
    caption: '家族信托、项目进度与受益权',
    id: 'trust',
    route: 'main/my-trust',
  },
  {
    glyph: bell,
    title: '消息中心',
    caption: '交易动态、重要公告与活动',
    id: 'messages',
    route: 'main/messages',
  },
  {
    glyph: newspaper,
    title: '资讯',
    caption: '市场观察、家族传承与投资者教育',
    id: 'articles',
    route: 'content/articles',
  },
  {
    glyph: type,
    title: '设置',
    caption: '长辈版大字、外观、消息提醒、隐私与退出登录',
    id: 'settings',
    route: 'settings/settings',
  },
]

/** Where else the home page leads: what is done for the customer, what is known of them. */
export const HomeLinks = observer(function HomeLinks() {
  const { user } = useStores()
  const unread = useUnreadCount()
  return (
    <Card className="home__card">
      {!isGuideDone() && <Links links={[GUIDE]} />}
      {(user.session === 'anonymous' || user.isUnread) && <Links links={ENTRIES} />}
      <Links links={LINKS} unread={unread} />
    </Card>
  )
})

function Links({ links, unread = 0 }: { links: readonly HomeLink[]; unread?: number }) {
  const { navigation } = useStores()
  return (
    <>
      {links.map(({ glyph, title, caption, id, route }) => (
        <RowLink
          key={id}
          glyph={glyph}
          title={title}
          caption={caption}
          unread={route === 'main/messages' ? unread : 0}
          trackId={`home-${id}`}
          {...navigation.link(route)}
        />
      ))}
    </>
  )
}
