import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { CallBack } from '@/contract/contact'
import { labelOf } from '@/contract/labels'
import { CALL_BACK_STATUS } from '@/contract/tables/contact'
import { useCancelDialog } from '@/domains/shell/use-cancel-dialog'
import { spanText } from '@/domains/time/day-text'
import { Button } from '@/ui/kit/button'
import { Card, KeyValue } from '@/ui/kit/card'
import { SectionHead } from '@/ui/kit/section-head'
import { Tag, type TagTone } from '@/ui/kit/tag'
import { type ContactStore, isCancellable } from './contact-store'

const TONES: Readonly<Partial<Record<string, TagTone>>> = {
  [CALL_BACK_STATUS.booked]: 'progress',
  [CALL_BACK_STATUS.done]: 'done',
  [CALL_BACK_STATUS.missed]: 'failed',
}

/** The customer's calls, those to come first; nothing where there are none. */
export const CallBacks = observer(function CallBacks(props: {
  rows: readonly CallBack[]
  store: ContactStore
}) {
  const { rows, store } = props
  const [row, ...others] = rows.filter(isCancellable)
  // Which of several is meant the app does not say.
  useCancelDialog(row !== undefined && others.length === 0, () => row && store.cancel(row))
  if (rows.length === 0) return null
  return (
    <>
      <SectionHead title="我的回电" />
      {rows.map(row => (
        <Card key={row.callBackId}>
          <KeyValue label={spanText(row.callTime, row.callEnd)}>
            <Tag tone={TONES[row.status] ?? 'fact'}>{labelOf(CALL_BACK_STATUS, row.status)}</Tag>
          </KeyValue>
          <KeyValue label="事由">{row.about}</KeyValue>
          {row.note && <KeyValue label="补充说明">{row.note}</KeyValue>}
          <KeyValue label="联系电话">{row.mobileMask}</KeyValue>
          {isCancellable(row) && (
            <View>
              <Button tone="secondary" trackId="call-back-cancel" onTap={() => void store.cancel(row)}>
                取消这次回电
              </Button>
            </View>
          )}
        </Card>
      ))}
    </>
  )
})
