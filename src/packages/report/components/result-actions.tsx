import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useShare } from '@/domains/sharing/use-share'
import { saveImage } from '@/platform/image'
import { ShareButton, useShareCard } from '@/platform/share-button'
import type { HostResult } from '@/platform/types'
import { useStores } from '@/stores/context'
import { download } from '@/ui/icon/glyphs/download'
import { share2 } from '@/ui/icon/glyphs/share-2'
import { Icon } from '@/ui/icon/icon'
import { Button } from '@/ui/kit/button'
import { Actions } from './actions'
import { useReport } from './use-report'

/** Share and save. What the host cannot do is said together with the way around it; giving up half-way is no failure. */
export const ResultActions = observer(function ResultActions({
  posterUrl,
}: {
  posterUrl: string | undefined
}) {
  const { ui } = useStores()
  const report = useReport()
  const share = useShare()
  useShareCard(report.share.data)
  const [needsLongPress, setNeedsLongPress] = useState(false)

  const tell = (text: string) => ui.showMessage({ text, durationMs: 2000 }, 'success')
  const tellFailure = (result: HostResult) => {
    if (result.kind === 'failed') ui.showMessage({ text: result.message, durationMs: 2000 }, 'error')
  }
  const handleSave = async () => {
    if (!posterUrl) return
    const result = await saveImage(posterUrl, `远岚信托${report.result.currentYear}年度报告海报.png`)
    if (result.kind === 'done') tell('海报已保存')
    setNeedsLongPress(result.kind === 'unsupported')
    tellFailure(result)
  }
  const handleShare = async () => {
    if (!report.share.data) await report.share.load()
    if (report.share.data) await share(report.share.data)
  }
  return (
    <>
      {needsLongPress && (
        <View className="report-result__hint" role="status">
          请长按上方海报，选择保存图片
        </View>
      )}
      <Actions>
        <ShareButton
          className="button button--ghost"
          card={report.share.data}
          trackId="report-share"
          onTap={() => void handleShare()}
        >
          <Icon glyph={share2} size={18} />
          <View className="report-result__action">分享</View>
        </ShareButton>
        <Button
          tone="dawn"
          isBusy={!posterUrl}
          busyText="生成中"
          trackId="report-save"
          onTap={() => void handleSave()}
        >
          <Icon glyph={download} size={18} />
          <View className="report-result__action">保存海报</View>
        </Button>
      </Actions>
    </>
  )
})
