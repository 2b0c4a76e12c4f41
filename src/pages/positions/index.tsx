import { MyTrustTabPage } from '../my-trust/tab-page'

export default function MyPositionListPage() {
  return <MyTrustTabPage tab="2" />
}
