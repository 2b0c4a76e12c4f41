import { View } from '@tarojs/components'
import { HotlineLink } from '@/domains/shell/hotline-link'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageShow } from '@/platform/pages/navigation'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import { StateView } from '@/ui/states/state-view'
import { useReport } from '../../shared/use-report'

export default definePage(function ExpirePage() {
  const { navigation } = useStores()
  const report = useReport()
  usePageShow(report.lotteryInfo.ensure)
  const year = report.lotteryInfo.data ? `${report.entry.currentYear} ` : ''
  const canRead = report.action === 'start' || report.action === 'result'
  const actions = canRead ? (
    <Button trackId="report-entry" onTap={() => navigation.go('report/entry', {}, 'replace')}>
      阅读报告
    </Button>
  ) : (
    <>
      {report.hasDrawn && (
        <Button trackId="report-result" onTap={() => navigation.go('report/result')}>
          查看抽奖结果
        </Button>
      )}
      <Button tone={report.hasDrawn ? 'secondary' : 'primary'} trackId="report-leave" onTap={navigation.back}>
        返回
      </Button>
    </>
  )
  return (
    <PageShell route="report/expire">
      <StateView picture="closed" title={canRead ? '报告仍可阅读' : '报告已过期'} actions={actions}>
        {!canRead && <View>{year}年度资产报告的阅读期已结束。</View>}
        {!canRead && <View>新一年的报告开放后，可在首页再次打开。</View>}
        <HotlineLink why="需查询资产" />
      </StateView>
    </PageShell>
  )
})
