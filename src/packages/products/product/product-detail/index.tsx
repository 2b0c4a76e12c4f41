import { observer } from 'mobx-react'
import { DetailScreen } from '../detail-screen'

export default observer(function ProductDetailPage() {
  return <DetailScreen route="products/product-detail" />
})
