import { View } from '@tarojs/components'
import { useEffect } from 'react'
import { fetchFile, showFile } from './file.weapp'
import { Tappable } from './elements.weapp'
import type { PdfViewProps } from './types'
import { useLatest } from './use-latest'

/** WeChat's own viewer shows the file, over this page; closed, it can be opened again here. */
export function PdfView({ file, onOpen, onFail }: PdfViewProps) {
  const open = useLatest(async () => {
    const path = await fetchFile(file)
    if (path === undefined) return onFail('network')
    const { kind } = await showFile(path, file)
    if (kind === 'done') onOpen(0)
    else if (kind === 'failed') onFail('broken')
  })
  useEffect(() => void open.current(), [file.url, open])
  return (
    <View className="pdf-view">
      <Tappable className="pdf-view__open" onTap={() => void open.current()}>
        打开文件
      </Tappable>
    </View>
  )
}
