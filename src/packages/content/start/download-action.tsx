import { observer } from 'mobx-react'
import type { AppVersion } from '@/contract/app-info'
import { Button } from '@/ui/kit/button'
import { Note } from '@/ui/kit/note'
import type { DownloadStore } from './download-store'

const NAMES = { ios: 'App Store 下载', android: '下载安装包' } as const

/** The one action that works on this device; where none does, it says what to do instead. */
export const DownloadAction = observer(function DownloadAction(props: {
  version: AppVersion
  store: DownloadStore
}) {
  const { version, store } = props
  if (store.isInApp) return <Note>您正在使用 {version.appName} APP，无需下载</Note>
  if (store.platform === 'other') return <Note>请用手机浏览器打开本页下载，支持 iPhone 与安卓手机</Note>
  return (
    <Button trackId="download-app" onTap={() => void store.download(version)}>
      {NAMES[store.platform]}
    </Button>
  )
})
