import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { DrawnPicture } from '@/domains/sharing/use-picture'
import { useSaving } from '@/domains/sharing/use-saving'
import { useShare } from '@/domains/sharing/use-share'
import { ShareButton } from '@/platform/elements/share-button'
import { download } from '@/ui/icon/glyphs/download'
import { share2 } from '@/ui/icon/glyphs/share-2'
import { Icon } from '@/ui/icon/icon'
import { Button } from '@/ui/kit/button'
import { Actions } from '../shared/actions'
import { useReport } from '../shared/use-report'
import './result-view.scss'
import '@/ui/kit/button.scss'

/** Share and save. */
export const ResultActions = observer(function ResultActions({ poster }: { poster: DrawnPicture }) {
  const report = useReport()
  const share = useShare()
  const { needsLongPress, save } = useSaving()

  const handleSave = async () => {
    if (!poster.url) return
    const fileName = `远岚信托${report.result.currentYear}年度报告海报.png`
    await save({ url: poster.url, fileName, doneText: '海报已保存' })
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
        {poster.hasFailed ? (
          <Button tone="dawn" trackId="report-redraw" onTap={poster.retry}>
            重新生成
          </Button>
        ) : (
          <Button
            tone="dawn"
            isBusy={!poster.url}
            busyText="生成中"
            trackId="report-save"
            onTap={() => void handleSave()}
          >
            <Icon glyph={download} size={18} />
            <View className="report-result__action">保存海报</View>
          </Button>
        )}
      </Actions>
    </>
  )
})
