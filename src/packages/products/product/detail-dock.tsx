import { observer } from 'mobx-react'
import type { Product } from '@/contract/product'
import { UNSURE, whyNot } from '@/lib/flag'
import { ActionBar } from '@/ui/kit/action-bar'
import { Problem } from '@/ui/kit/problem'
import { sendForm } from '@/ui/templates/form-page'
import type { PurchaseStore } from './purchase-store'
import type { SeniorNoticeStore } from './senior-notice-store'
import { useWayPast } from './use-way-past'

interface DetailDockProps {
  store: PurchaseStore
  notice: SeniorNoticeStore
  product: Product
}

/** The one way on: off while something stands before it, and leading there. */
export const DetailDock = observer(function DetailDock({ store, notice, product }: DetailDockProps) {
  const pass = useWayPast(store, notice)
  const { missing, look, ordering, offer } = store
  const problem = offer ? undefined : (ordering.problem ?? look.problem)
  return (
    <>
      {problem && <Problem isBoxed>{problem}</Problem>}
      <ActionBar
        actions={[
          {
            text: store.act,
            isBusy: look.isSubmitting,
            disabledReason:
              whyNot(product.onSale, product.saleReason) ?? (missing && (missing.msg || UNSURE)),
            onDisabledTap: pass,
            trackId: 'purchase-look',
            onTap: () => void sendForm(look),
          },
        ]}
      />
    </>
  )
})
