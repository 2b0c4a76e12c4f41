import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useStores } from '@/stores/root/context'
import { copyText } from '@/platform/host/clipboard'
import { Button } from '@/ui/kit/button'
import { Dialog } from '@/ui/overlays/dialog'
import type { DownloadStore } from './download-store'
import './download-view.scss'

const STEPS = [
  '点按右上角“···”',
  '选择“在浏览器打开”；没有这一项时，复制链接到浏览器',
  '在打开的页面中再次点按下载',
]

/** How to get from WeChat to a browser, which alone may fetch the app. */
export const WeChatHint = observer(function WeChatHint({ store }: { store: DownloadStore }) {
  const { ui } = useStores()
  const handleCopy = async () => {
    const result = await copyText(store.pageLink)
    const isDone = result.kind === 'done'
    const text = isDone ? '链接已复制，请到浏览器中粘贴打开' : '复制失败，请长按右上角菜单选择浏览器'
    ui.showMessage({ text, durationMs: 4000 }, isDone ? 'success' : 'error')
    store.hideHint()
  }
  return (
    <Dialog
      isOpen={store.isHintOpen}
      title="请在浏览器中打开"
      shape="sheet"
      actions={<Button onTap={() => void handleCopy()}>复制链接</Button>}
      onClose={store.hideHint}
    >
      {STEPS.map((step, index) => (
        <View key={step} className="download-view__change">
          {index + 1}. {step}
        </View>
      ))}
    </Dialog>
  )
})
