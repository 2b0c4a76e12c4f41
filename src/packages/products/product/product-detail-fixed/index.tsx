import { definePage } from '@/domains/shell/define-page'
import { DetailScreen } from '../detail-screen'

export default definePage(function ProductDetailFixedPage() {
  return <DetailScreen route="products/product-detail-fixed" />
})
