import { MyTrustTabPage } from '../my-trust/tab-page'

export default function FtsApplicationPage() {
  return <MyTrustTabPage tab="0" />
}
