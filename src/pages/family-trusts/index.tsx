import { MyTrustTabPage } from '../my-trust/tab-page'

export default function FamilyTrustsPage() {
  return <MyTrustTabPage tab="0" />
}
