import { useEffect } from 'react'
import { sharedAs } from '@/domains/sharing/shared-as'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageShow } from '@/platform/pages/navigation'
import { useShareCard } from '@/platform/elements/share-button'
import { useStores } from '@/stores/root/context'
import { ReportGate } from '../../shared/report-gate'
import { Result } from '../result-view'
import { useReport } from '../../shared/use-report'
import { DRAW_PAGE } from '../../shared/report-pages'

/** The card until the server's own words have come. */
const UNKNOWN_CARD = { title: '年度资产报告', desc: '', imgUrl: '' }

export default definePage(function ResultPage() {
  const { navigation } = useStores()
  const report = useReport()
  const { data } = report.share
  useShareCard({ ...(data ?? UNKNOWN_CARD), ...sharedAs('report/entry', {}) })
  usePageShow(report.loadResult)
  const isKnown = report.lotteryInfo.data !== undefined
  const { hasDrawn } = report
  useEffect(() => {
    if (isKnown && !hasDrawn) navigation.go('report/story', { page: String(DRAW_PAGE) }, 'replace')
  }, [isKnown, hasDrawn, navigation])
  return (
    <PageShell route="report/result">
      <ReportGate needs={[report.lotteryInfo]}>{hasDrawn && <Result />}</ReportGate>
    </PageShell>
  )
})
