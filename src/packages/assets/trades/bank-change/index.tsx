import { beneficiaryBankChangeDetail } from '@/contract/trade'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageStore } from '@/domains/shell/use-page-store'
import { Course } from '@/domains/trades/course'
import { Resource } from '@/stores/primitives/resource'
import { DetailPage } from '@/ui/templates/detail-page'
import { BankChange } from '../bank-change-view'

export default function TradingRecordDetailPage() {
  const { applyId = '' } = useParams('tradingRecordDetail')
  const change = usePageStore(
    root =>
      new Resource(signal =>
        root.api.call(beneficiaryBankChangeDetail, { applyId }, { showLoading: false, signal }),
      ),
  )
  return (
    <PageShell route="tradingRecordDetail">
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
}
