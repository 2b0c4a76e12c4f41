import { View } from '@tarojs/components'
import { labelOf } from '@/contract/labels'
import { EXPORT_STATUS, type PiExport } from '@/contract/personal-info'
import { formatMinute } from '@/lib/date'
import { Button } from '@/ui/kit/button'
import { Tag } from '@/ui/kit/tag'
import { EXPORT_TONES, exportContent, exportState } from './personal-info-texts'
import './copy-row.scss'

/** One application: what it holds, how it stands, and its file while there is one. */
export function CopyRow({ copy, onOpen }: { copy: PiExport; onOpen: () => void }) {
  const { status, applyTime, applyNo, sentToMask, fileId } = copy
  return (
    <View className="copy-row">
      <View className="copy-row__line">
        <View className="copy-row__time">{formatMinute(applyTime)} 申请</View>
        <Tag tone={EXPORT_TONES[status]}>{labelOf(EXPORT_STATUS, status)}</Tag>
      </View>
      <View className="copy-row__fact">{exportContent(copy)}</View>
      <View className="copy-row__fact">编号 {applyNo}</View>
      {sentToMask && <View className="copy-row__fact">邮件通知 {sentToMask}</View>}
      <View className="copy-row__fact">{exportState(copy)}</View>
      {fileId && (
        <View className="copy-row__open">
          <Button tone="secondary" trackId="pi-copy-open" onTap={onOpen}>
            查看文件
          </Button>
        </View>
      )}
    </View>
  )
}
