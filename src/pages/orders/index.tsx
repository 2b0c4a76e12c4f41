import { MY_TRUST_TAB } from '@/contract/tables/my-trust'
import { MyTrustTabPage } from '../my-trust/tab-page'

export default function OrdersPage() {
  return <MyTrustTabPage tab={MY_TRUST_TAB.orders} />
}
