import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { AppVersion } from '@/contract/app-info'
import { Heading } from '@/platform/elements/elements'
import { Picture } from '@/platform/elements/picture'
import { BRAND_MARK } from '@/ui/brand/mark'
import { Card, KeyValue } from '@/ui/kit/card'
import { SectionHead } from '@/ui/kit/section-head'
import { DetailPage } from '@/ui/templates/detail-page'
import type { DownloadStore } from './download-store'
import { DownloadAction } from './download-action'
import { WeChatHint } from './wechat-hint'
import './download-view.scss'

/** The app and how to get it: what it is, what it asks for, and the way that works on this device. */
export const DownloadView = observer(function DownloadView({ store }: { store: DownloadStore }) {
  return (
    <>
      <DetailPage
        resource={store.version}
        renderDock={version => <DownloadAction version={version} store={store} />}
      >
        {version => <VersionFacts version={version} />}
      </DetailPage>
      <WeChatHint store={store} />
    </>
  )
})

function VersionFacts({ version }: { version: AppVersion }) {
  return (
    <>
      <View className="download-view__head">
        <View className="download-view__mark">
          <Picture className="download-view__ridges" drawing={BRAND_MARK} />
        </View>
        <Heading level={1} className="download-view__name">
          {version.appName} APP
        </Heading>
        <View className="download-view__slogan">资产、信托与服务，一处看清</View>
      </View>
      <Card>
        <SectionHead title={`${version.version} 版更新`} />
        {version.changes.map(change => (
          <View key={change} className="download-view__change">
            · {change}
          </View>
        ))}
      </Card>
      <Card>
        <KeyValue label="版本">{version.version}</KeyValue>
        {version.size && <KeyValue label="大小">{version.size}</KeyValue>}
        <KeyValue label="更新日期">{version.updateDate}</KeyValue>
        <KeyValue label="开发者">{version.developer}</KeyValue>
        <KeyValue label="备案号">{version.icpNo}</KeyValue>
      </Card>
      <Card>
        <SectionHead title="应用权限" />
        {version.permissions.map(({ name, purpose }) => (
          <View key={name} className="download-view__permission">
            <View className="download-view__permission-name">{name}</View>
            <View className="download-view__permission-purpose">{purpose}</View>
          </View>
        ))}
      </Card>
    </>
  )
}
