import { observer } from 'mobx-react'
import type { Product } from '@/contract/product'
import { PURCHASE_CHECK } from '@/contract/tables/purchase'
import { gateRoute } from '@/domains/gates/gate-route'
import { isOff } from '@/lib/flag'
import { useStores } from '@/stores/root/context'
import { ActionBar } from '@/ui/kit/action-bar'
import { Problem } from '@/ui/kit/problem'
import { sendForm } from '@/ui/templates/form-page'
import type { PurchaseStore } from './purchase-store'
import type { SeniorNoticeStore } from './senior-notice-store'

interface DetailDockProps {
  store: PurchaseStore
  notice: SeniorNoticeStore
  product: Product
}

/** The one way on: off while something stands before it, and leading there. */
export const DetailDock = observer(function DetailDock({ store, notice, product }: DetailDockProps) {
  const { user } = useStores()
  const { missing, look, ordering, offer } = store
  const gate = gateRoute(missing?.gate, user.user)
  const problem = offer ? undefined : (ordering.problem ?? look.problem)
  const passGate = () => {
    if (missing?.code === PURCHASE_CHECK.senior) void notice.open()
    else if (gate) store.passGate(gate)
  }
  return (
    <>
      {problem && <Problem isBoxed>{problem}</Problem>}
      <ActionBar
        actions={[
          {
            text: store.act,
            isBusy: look.isSubmitting,
            disabledReason: isOff(product.onSale) ? product.saleReason : missing?.msg,
            onDisabledTap: passGate,
            trackId: 'purchase-look',
            onTap: () => void sendForm(look),
          },
        ]}
      />
    </>
  )
})
