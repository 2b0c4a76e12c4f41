import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import { Actions } from '../shared/actions'
import { useReport } from '../shared/use-report'
import './cover.scss'

/** The cover's buttons: begin; after the draw, the points and a second reading; or why there is nothing to read yet. */
export const CoverActions = observer(function CoverActions() {
  const { navigation } = useStores()
  const report = useReport()
  const read = () => {
    report.forgetPlace()
    navigation.go('report/story', { page: '2' })
  }
  if (report.action === 'notOpen') {
    return (
      <View className="report-cover__closed" role="status">
        <View>{report.entry.currentYear} 年度报告尚未开放</View>
        <View>开放后可在这里阅读</View>
      </View>
    )
  }
  if (report.action === 'result') {
    return (
      <Actions>
        <Button tone="ghost" trackId="report-again" onTap={read}>
          再看一遍
        </Button>
        <Button tone="dawn" trackId="report-result" onTap={() => navigation.go('report/result')}>
          查看抽奖结果
        </Button>
      </Actions>
    )
  }
  return (
    <Button tone="dawn" trackId="report-start" onTap={read}>
      开始阅读
    </Button>
  )
})
