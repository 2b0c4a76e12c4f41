import { View } from '@tarojs/components'
import { useEffect } from 'react'
import { openFile } from './file.weapp'
import { Tappable } from './elements.weapp'
import type { PdfViewProps } from './types'
import { useLatest } from './use-latest'

/** WeChat's own viewer shows the file, over this page; closed, it can be opened again here. */
export function PdfView({ file, onOpen, onFail }: PdfViewProps) {
  const open = useLatest(() => {
    void openFile(file).then(result => {
      if (result.kind === 'done') onOpen(0)
      else if (result.kind === 'failed') onFail('network')
    })
  })
  useEffect(() => open.current(), [file.url, open])
  return (
    <View className="pdf-view">
      <Tappable className="pdf-view__open" onTap={() => open.current()}>
        打开文件
      </Tappable>
    </View>
  )
}
