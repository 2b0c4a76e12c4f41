import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { Tappable } from '@/platform/elements/elements'
import { fileAction, openFile } from '@/platform/host/file'
import type { HostResult } from '@/platform/host/host.types'
import { download } from '@/ui/icon/glyphs/download'
import { Icon } from '@/ui/icon/icon'
import { Problem } from '@/ui/kit/problem'
import { Segment } from '@/ui/kit/segment'
import { downloadName } from './download-name'
import type { PdfFile, PdfStore } from './pdf-store'
import './paper-tools.scss'

const VIEWS = [
  { value: 'original', text: '原文' },
  { value: 'text', text: '文字版' },
] as const

/** Above a paper: its pages or its text, and the file to keep or send on where the host can. */
export const PaperTools = observer(function PaperTools({ file, store }: { file: PdfFile; store: PdfStore }) {
  const [result, setResult] = useState<HostResult>()
  const action = fileAction()
  const handleFile = async () => {
    // The address lasts minutes: who has read for longer gets a fresh one.
    setResult(await openFile({ ...(await store.freshFile(file)), fileName: downloadName(file) }))
  }
  return (
    <View>
      <View className="paper-tools">
        {store.canSwitch && (
          <Segment
            label="阅读方式"
            options={VIEWS}
            value={store.isText ? 'text' : 'original'}
            onChange={store.show}
          />
        )}
        {(action === 'download' || action === 'passOn') && (
          <Tappable className="paper-tools__file" trackId="pdf-download" onTap={() => void handleFile()}>
            <Icon className="paper-tools__icon" glyph={download} size={18} />
            {action === 'download' ? '下载' : '保存或转发'}
          </Tappable>
        )}
      </View>
      {result?.kind === 'failed' && <Problem>{result.message}</Problem>}
    </View>
  )
})
