import { observer } from 'mobx-react'
import { DetailScreen } from '../detail-screen'

export default observer(function ProductDetailFixedPage() {
  return <DetailScreen route="products/product-detail-fixed" />
})
