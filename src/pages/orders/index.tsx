import { MY_TRUST_TAB } from '@/contract/tables/my-trust'
import { definePage } from '@/domains/shell/define-page'
import { MyTrustTabPage } from '../my-trust/tab-page'

export default definePage(function OrdersPage() {
  return <MyTrustTabPage tab={MY_TRUST_TAB.orders} />
})
