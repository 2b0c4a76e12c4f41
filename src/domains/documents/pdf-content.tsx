import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { openFile } from '@/platform/host/file'
import { Heading } from '@/platform/elements/elements'
import { PdfView } from '@/platform/elements/pdf-view'
import type { HostResult } from '@/platform/host/host.types'
import { Button } from '@/ui/kit/button'
import { Skeleton } from '@/ui/states/skeleton'
import { StateView } from '@/ui/states/state-view'
import type { PdfFile, PdfStore } from './pdf-store'
import { PaperTools } from './paper-tools'
import { TextContent } from './text-content'
import './pdf-content.scss'

interface PdfContentProps {
  file: PdfFile
  store: PdfStore
}

/** The file itself, or why it cannot be shown and the way on. */
export const PdfContent = observer(function PdfContent({ file, store }: PdfContentProps) {
  if (store.isText) return <TextContent file={file} store={store} />
  if (store.failure || file.format !== 'pdf') return <NotShown file={file} store={store} />
  return (
    <View className="pdf-content">
      <View className="pdf-content__progress" aria-hidden>
        <View className="pdf-content__bar" style={{ width: `${store.progress}%` }} />
      </View>
      <PaperTools file={file} store={store} />
      <Heading level={1} className="pdf-content__name">
        {file.name}
      </Heading>
      {!store.hasOpened && <Skeleton rows={5} />}
      <PdfView
        file={file}
        zoom={store.zoom}
        target={store.target}
        onOpen={store.opened}
        onPage={store.turnTo}
        onEnd={store.gate.reachEnd}
        onFail={store.fail}
        onDoubleTap={store.zoomInOrBack}
      />
    </View>
  )
})

const REASONS = {
  broken: { title: '文件已损坏', text: '文件内容不完整，无法显示。请稍后再试，或联系客服重新获取。' },
  locked: { title: '文件有密码保护', text: '此处无法显示，请用系统自带的阅读器输入密码打开。' },
  network: { title: '文件没有打开', text: '网络不稳定或链接已失效，请重试。' },
  unsupported: { title: '此设备无法直接预览', text: '可以用系统自带的阅读器打开，内容相同。' },
} as const

/** Broken or unreachable: try again. Beyond the device, or a table: the host's own ways. */
const NotShown = observer(function NotShown({ file, store }: PdfContentProps) {
  const [result, setResult] = useState<HostResult>()
  const isTable = file.format === 'csv'
  const { title, text } = isTable
    ? { title: file.name, text: '表格文件请保存后查看。' }
    : REASONS[store.failure ?? 'network']
  const canOpen = isTable || store.isElsewhere
  return (
    <StateView
      picture={isTable ? 'closed' : 'error'}
      role="alert"
      title={title}
      actions={
        canOpen ? (
          <Button onTap={() => void openFile(file).then(setResult)}>用其他方式打开</Button>
        ) : (
          <Button onTap={store.retry}>重试</Button>
        )
      }
    >
      <View>{text}</View>
      {result && result.kind !== 'done' && (
        <View>
          {result.kind === 'failed' && result.message
            ? result.message
            : '此处无法保存文件，请在手机浏览器或APP中打开。'}
        </View>
      )}
    </StateView>
  )
})
