import { MyTrustTabPage } from '../my-trust/tab-page'

export default function MyOrderListPage() {
  return <MyTrustTabPage tab="1" />
}
