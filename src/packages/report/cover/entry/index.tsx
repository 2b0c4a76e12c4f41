import { useEffect } from 'react'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageShow } from '@/platform/pages/navigation'
import { useStores } from '@/stores/root/context'
import { Cover } from '../cover'
import { ReportGate } from '../../shared/report-gate'
import { useReport } from '../../shared/use-report'

export default definePage(function EntryPage() {
  const { navigation } = useStores()
  const report = useReport()
  usePageShow(() => void report.loadEntry())
  useEffect(() => {
    if (report.action === 'expired') navigation.go('report/expire', {}, 'replace')
  }, [report.action, navigation])
  return (
    <PageShell route="report/entry">
      <ReportGate needs={[report.lotteryInfo]} pending={<Cover />}>
        <Cover />
      </ReportGate>
    </PageShell>
  )
})
