import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { PURCHASE_CHECK } from '@/contract/tables/purchase'
import { gateRoute } from '@/domains/gates/gate-route'
import { useStores } from '@/stores/root/context'
import { LinkCard } from '@/ui/kit/link-card'
import { Note } from '@/ui/kit/note'
import { RowLink } from '@/ui/kit/row-link'
import type { PurchaseStore } from './purchase-store'

interface CheckNoteProps {
  store: PurchaseStore
  onOpenNotice: () => void
}

/** The first thing that stands before the purchase, and the way to it; the amount waits meanwhile. */
export const CheckNote = observer(function CheckNote({ store, onOpenNotice }: CheckNoteProps) {
  const { user } = useStores()
  const { missing } = store
  if (!missing) return null
  const route = gateRoute(missing.gate, user.user)
  const isNotice = missing.code === PURCHASE_CHECK.senior
  if (!route && !isNotice) return <Note tone="warn">{missing.msg}</Note>
  return (
    <View role="status">
      <LinkCard>
        <RowLink
          title={missing.msg}
          caption={isNotice ? '阅读并确认后继续办理' : '完成后回到这里继续办理，已填金额会保留'}
          trackId="purchase-gate"
          onTap={route ? () => void store.passGate(route) : onOpenNotice}
        />
      </LinkCard>
    </View>
  )
})
