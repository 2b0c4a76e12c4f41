import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageShow } from '@/platform/navigation'
import { useStores } from '@/stores/context'
import { ReportGate } from '../../components/report-gate'
import { Story } from '../../components/story'
import { useReport } from '../../components/use-report'

export default observer(function ReportStoryPage() {
  const { navigation } = useStores()
  const { page } = useParams('report')
  const report = useReport()
  usePageShow(report.loadStory)
  // An old link leads here although the report is over, or before it has begun.
  useEffect(() => {
    if (report.action === 'expired') navigation.go('reportExpire', {}, 'replace')
    if (report.action === 'notOpen') navigation.go('reportEntry', {}, 'replace')
  }, [report.action, navigation])
  return (
    <PageShell route="report">
      <ReportGate needs={[report.lotteryInfo, report.info]}>
        <Story asked={page} />
      </ReportGate>
    </PageShell>
  )
})
