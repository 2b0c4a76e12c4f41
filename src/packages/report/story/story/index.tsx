import { useEffect } from 'react'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { usePageShow } from '@/platform/pages/navigation'
import { useStores } from '@/stores/root/context'
import { isReady, ReportGate } from '../../shared/report-gate'
import { Story } from '../story-view'
import { STORY_PAGES } from '../story-pages'
import { useReport } from '../../shared/use-report'

export default definePage(function StoryPage() {
  const { navigation } = useStores()
  const { page } = useParams('report/story')
  const report = useReport()
  usePageShow(report.loadStory)
  // An old link leads here although the report is over, or before it has begun.
  useEffect(() => {
    if (report.action === 'expired') navigation.go('report/expire', {}, 'replace')
    if (report.action === 'notOpen') navigation.go('report/entry', {}, 'replace')
  }, [report.action, navigation])
  const needs = [report.lotteryInfo, report.info]
  // Until all of it is there the gate shows, which is dark.
  const isTopLight = isReady(needs) && STORY_PAGES[report.pageAt(page)].isLight
  return (
    <PageShell route="report/story" isTopLight={isTopLight}>
      <ReportGate needs={needs}>
        <Story asked={page} />
      </ReportGate>
    </PageShell>
  )
})
