import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { fetchFile, showFile } from '@/platform/host/file.weapp'
import { Tappable } from './elements.weapp'
import type { PdfViewProps } from './pdf-view.types'
import { useLatest } from './use-latest'
import './pdf-view-host.scss'

/** WeChat's viewer tells nothing of how far a file was read. */
export const TELLS_PAGES = false

/** WeChat's own viewer shows the file, over this page; closed, it can be opened again here. */
export function PdfView({ file, onOpen, onFail }: PdfViewProps) {
  const [isOpening, setOpening] = useState(false)
  const open = useLatest(async () => {
    // A second tap would fetch the file once more and open it twice.
    if (isOpening) return
    setOpening(true)
    const path = await fetchFile(file)
    const result = path === undefined ? undefined : await showFile(path, file)
    setOpening(false)
    if (!result) onFail('network')
    else if (result.kind === 'done') onOpen(0)
    else if (result.kind === 'failed') onFail('broken')
  })
  useEffect(() => void open.current(), [file.url, open])
  return (
    <View>
      <View className="pdf-view__card">
        <View className="pdf-view__text">
          文件在微信的阅读器中打开，看完后返回这里；在那里点右上角“…”可以转发或保存。没有看到，或想再看一遍，请点下面的按钮。
        </View>
        <Tappable className="pdf-view__open" trackId="pdf-open" onTap={() => void open.current()}>
          {isOpening ? '正在打开…' : '打开文件'}
        </Tappable>
      </View>
    </View>
  )
}
