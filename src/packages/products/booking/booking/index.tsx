import { definePage } from '@/domains/shell/define-page'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { usePageHide } from '@/platform/pages/navigation'
import { useStores } from '@/stores/root/context'
import { Skeleton } from '@/ui/states/skeleton'
import { ResourceView } from '@/ui/states/resource-view'
import { ProductGate } from '../../product/product-gate'
import { BookingCourse } from '../booking-course'
import { BookingForm } from '../booking-form'
import { BookingStore } from '../booking-store'

export default definePage(function BookingPage() {
  const { reserveId } = useParams('products/booking')
  return (
    <ProductGate route="products/booking">
      {productId =>
        reserveId ? (
          <BookingCourse key={reserveId} reserveId={reserveId} />
        ) : (
          <NewBooking productId={productId} />
        )
      }
    </ProductGate>
  )
})

/** A new booking; while one is open the page is that one's, also after a lost answer. */
const NewBooking = observer(function NewBooking({ productId }: { productId: string }) {
  const { navigation } = useStores()
  const store = usePageStore(root => new BookingStore(root, productId))
  useEffect(() => void store.begin(), [store])
  usePageHide(() => void store.draft.flush())
  const reserveId = store.product.data?.reserveId
  useEffect(() => {
    if (reserveId) navigation.go('products/booking', { productId, reserveId }, 'replace')
  }, [navigation, productId, reserveId])
  return (
    <ResourceView resource={store.product} skeleton={<Skeleton shape="form" />}>
      {product => !product.reserveId && <BookingForm store={store} product={product} />}
    </ResourceView>
  )
})
