import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { usePageHide } from '@/platform/pages/navigation'
import { ResourceView } from '@/ui/states/resource-view'
import { ProductGate } from '../../product/product-gate'
import { BookingCourse } from '../booking-course'
import { BookingForm } from '../booking-form'
import { BookingStore } from '../booking-store'

export default observer(function BookingPage() {
  const { reserveId = '' } = useParams('products/booking')
  return (
    <ProductGate route="products/booking">
      {productId =>
        reserveId ? <BookingCourse reserveId={reserveId} /> : <NewBooking productId={productId} />
      }
    </ProductGate>
  )
})

/** A new booking, or the one that is open already. */
const NewBooking = observer(function NewBooking({ productId }: { productId: string }) {
  const store = usePageStore(root => new BookingStore(root, productId))
  useEffect(() => void store.begin(), [store])
  usePageHide(() => void store.draft.flush())
  return (
    <ResourceView resource={store.product}>
      {product =>
        product.reserveId ? (
          <BookingCourse reserveId={product.reserveId} />
        ) : (
          <BookingForm store={store} product={product} />
        )
      }
    </ResourceView>
  )
})
