import { beneficiaryBankChangeDetail } from '@/contract/trade'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { Course } from '@/domains/trades/course'
import { Resource } from '@/stores/primitives/resource'
import { DetailPage } from '@/ui/templates/detail-page'
import { bankChangeOf } from '../../queries'
import { BankChange } from '../bank-change-view'

export default definePage(function BankChangePage() {
  const { applyId } = useParams('assets/bank-change')
  const change = usePageStore(
    root => new Resource(signal => root.read(beneficiaryBankChangeDetail, bankChangeOf({ applyId }), signal)),
  )
  return (
    <PageShell route="assets/bank-change">
      <DetailPage resource={change}>
        {data => (
          <>
            <BankChange change={data} />
            <Course steps={data.timeline} />
          </>
        )}
      </DetailPage>
    </PageShell>
  )
})
