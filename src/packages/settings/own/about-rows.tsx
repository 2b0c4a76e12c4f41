import type { AppVersion } from '@/contract/app-info'
import { useCall } from '@/domains/shell/use-call'
import { HOTLINE, SERVICE_HOURS } from '@/lib/hotline'
import { VERSION } from '@/lib/version'
import type { RouteName } from '@/routes'
import { useStores } from '@/stores/root/context'
import { fileText } from '@/ui/icon/glyphs/file-text'
import { headset } from '@/ui/icon/glyphs/headset'
import { Card, KeyValue } from '@/ui/kit/card'
import { RowLink } from '@/ui/kit/row-link'
import { SectionHead } from '@/ui/kit/section-head'
import { RowCard } from '../shared/row-card'

const PAPERS: readonly (readonly [title: string, route: RouteName])[] = [
  ['隐私政策', 'content/agreement-privacy'],
  ['服务协议', 'content/agreement-service'],
  ['用户注册协议', 'content/agreement-register'],
  ['第三方共享清单', 'account/third-parties'],
]

/** Who offers this, in which version, on what terms, and whom to call. */
export function AboutRows({ app }: { app: AppVersion }) {
  const { navigation } = useStores()
  const call = useCall()
  return (
    <>
      <Card>
        <SectionHead title={app.appName} />
        <KeyValue label="当前版本">{VERSION}</KeyValue>
        <KeyValue label="App 最新版本">{app.version}</KeyValue>
        <KeyValue label="运营者">{app.developer}</KeyValue>
      </Card>
      <RowCard>
        {PAPERS.map(([title, route]) => (
          <RowLink
            key={route}
            glyph={fileText}
            title={title}
            trackId="about-paper"
            {...navigation.link(route)}
          />
        ))}
      </RowCard>
      <RowCard>
        <RowLink
          glyph={headset}
          title={`客服热线 ${HOTLINE}`}
          caption={SERVICE_HOURS}
          trackId="about-call"
          onTap={() => void call(HOTLINE)}
        />
      </RowCard>
    </>
  )
}
