import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { AloudReading } from '@/domains/reading/aloud-reading'
import { plainTextOf } from '@/domains/rich-text/rich-text'
import { ServerHtml } from '@/domains/rich-text/server-html'
import { EndMark } from '@/platform/elements/end-mark'
import { focusElement, Heading } from '@/platform/elements/elements'
import { fileAction, openFile } from '@/platform/host/file'
import type { HostResult } from '@/platform/host/host.types'
import { Button } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { Problem } from '@/ui/kit/problem'
import { ResourceView } from '@/ui/states/resource-view'
import { StateView } from '@/ui/states/state-view'
import { PaperTools } from './paper-tools'
import type { DocumentText, PdfFile, PdfStore } from './pdf-store'
import './text-content.scss'

const NAME_ID = 'document-name'
const pageId = (page: number) => `document-page-${page}`

interface TextContentProps {
  file: PdfFile
  store: PdfStore
}

/** A document as text, page by page, where its file is shown by the host alone; the file itself opens on a tap. */
export const TextContent = observer(function TextContent({ file, store }: TextContentProps) {
  useEffect(() => store.text.ensure(), [store])
  return (
    <ResourceView resource={store.text}>
      {text =>
        text.pages.length > 0 ? (
          <Pages key={text.hash} file={file} store={store} text={text} />
        ) : (
          <StateView
            picture="error"
            role="alert"
            title="文件已损坏"
            actions={<Button onTap={() => void store.text.load()}>重试</Button>}
          >
            文件内容不完整，无法显示。请稍后再试，或联系客服重新获取。
          </StateView>
        )
      }
    </ResourceView>
  )
})

const Pages = observer(function Pages({ file, store, text }: TextContentProps & { text: DocumentText }) {
  useEffect(() => {
    store.openedText(text)
    // Whoever stood at the end of the version before begins anew.
    if (store.gate.isReplaced) focusElement(NAME_ID)
    else if (store.page === 0 && store.resumePage > 0) focusElement(pageId(store.resumePage))
  }, [store, text])
  const { hash, pages } = text
  const spoken = () => [file.name, ...pages.map(({ html }) => plainTextOf(html))].join('。\n')
  return (
    <View className="text-content">
      <PaperTools file={file} store={store} />
      <Heading level={1} id={NAME_ID} className="text-content__name">
        {file.name}
      </Heading>
      <View className="text-content__facts">
        {file.reading ? `共 ${pages.length} 页文字，与PDF原件一致` : '文字内容与PDF原件一致'}
        <View className="text-content__hash">原件校验码（SHA-256）{hash.slice(0, 16)}…</View>
      </View>
      {!store.canSwitch && <Original file={file} />}
      <AloudReading gate={store.gate} text={spoken} trackId="document-read-aloud" />
      {pages.map(({ html }, index) => (
        <Card key={index}>
          {file.reading && (
            <Heading level={2} id={pageId(index + 1)} className="text-content__page">
              第 {index + 1} / {pages.length} 页
            </Heading>
          )}
          {store.isDue && <EndMark onReach={() => store.reach(index + 1)} />}
          <ServerHtml html={html} />
        </Card>
      ))}
      <EndMark className="text-content__end" onReach={store.gate.reachEnd}>
        （全文完）
      </EndMark>
    </View>
  )
})

/** The file itself, in the host's viewer; looking at it is no reading. */
function Original({ file }: { file: PdfFile }) {
  const [isOpening, setOpening] = useState(false)
  const [result, setResult] = useState<HostResult>()
  const handleOpen = async () => {
    setOpening(true)
    setResult(await openFile(file))
    setOpening(false)
  }
  return (
    <View className="text-content__original">
      <Button
        tone="secondary"
        isBusy={isOpening}
        busyText="正在打开"
        trackId="pdf-open"
        onTap={() => void handleOpen()}
      >
        查看PDF原件
      </Button>
      {fileAction() === 'menu' && (
        <View className="text-content__facts">打开后，点右上角“…”可以转发或保存。</View>
      )}
      {result?.kind === 'failed' && <Problem>{result.message}</Problem>}
    </View>
  )
}
