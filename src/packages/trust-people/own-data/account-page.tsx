import { observer } from 'mobx-react'
import { beneFillInfo } from '@/contract/beneficiary'
import { usePageStore } from '@/domains/shell/use-page-store'
import { ProofSheet } from '@/domains/verification/proof-sheet'
import { Resource } from '@/stores/primitives/resource'
import { ResourceView } from '@/ui/states/resource-view'
import { ownDataOf } from '../queries'
import { AccountStore } from './account-store'
import { AccountView } from './account-view'
import type { OwnRef } from './own-data-store'

/** The account of the beneficiary that the address names; of a trust alone, of the customer's first. */
export const AccountPage = observer(function AccountPage({ own }: { own: OwnRef }) {
  if (own.beneId !== undefined) return <Account beneId={own.beneId} />
  return <FirstAccount own={own} />
})

/** The proof is about one beneficiary: who that is has to be known before. */
const FirstAccount = observer(function FirstAccount({ own }: { own: OwnRef }) {
  const info = usePageStore(root => new Resource(signal => root.read(beneFillInfo, ownDataOf(own), signal)))
  return <ResourceView resource={info}>{({ beneId }) => <Account beneId={beneId} />}</ResourceView>
})

const Account = observer(function Account({ beneId }: { beneId: string }) {
  const store = usePageStore(root => new AccountStore(root, { beneId }))
  return (
    <>
      <ResourceView resource={store.info}>{info => <AccountView store={store} info={info} />}</ResourceView>
      <ProofSheet proof={store.proof} title="验证身份后变更收款账户" confirmText="确认变更" />
    </>
  )
})
