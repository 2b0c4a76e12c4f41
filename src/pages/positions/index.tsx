import { MyTrustTabPage } from '../my-trust/tab-page'

export default function PositionsPage() {
  return <MyTrustTabPage tab="2" />
}
