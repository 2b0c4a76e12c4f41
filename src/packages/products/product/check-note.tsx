import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { PURCHASE_CHECK, type PurchaseCheckCode } from '@/contract/tables/purchase'
import { LinkCard } from '@/ui/kit/link-card'
import { Note } from '@/ui/kit/note'
import { RowLink } from '@/ui/kit/row-link'
import type { PurchaseStore } from './purchase-store'
import type { SeniorNoticeStore } from './senior-notice-store'
import { useWayPast } from './use-way-past'

interface CheckNoteProps {
  store: PurchaseStore
  notice: SeniorNoticeStore
}

/** What is not a page of another topic. */
const CAPTIONS: Readonly<Partial<Record<PurchaseCheckCode, string>>> = {
  [PURCHASE_CHECK.senior]: '阅读并确认后继续办理',
  [PURCHASE_CHECK.unsigned]: '未签署的订单会占用额度。查看订单',
}

/** The first thing that stands before the purchase, and the way to it; the amount waits meanwhile. */
export const CheckNote = observer(function CheckNote({ store, notice }: CheckNoteProps) {
  const pass = useWayPast(store, notice)
  const { missing } = store
  if (!missing) return null
  if (!pass) return <Note tone="warn">{missing.msg}</Note>
  return (
    <View role="status">
      <LinkCard>
        <RowLink
          title={missing.msg}
          caption={CAPTIONS[missing.code] ?? '完成后回到这里继续办理，已填金额会保留'}
          trackId="purchase-gate"
          onTap={pass}
        />
      </LinkCard>
    </View>
  )
})
