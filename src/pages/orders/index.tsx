import { MyTrustTabPage } from '../my-trust/tab-page'

export default function OrdersPage() {
  return <MyTrustTabPage tab="1" />
}
