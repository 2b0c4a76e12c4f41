import { View } from '@tarojs/components'
import type { HomeSummary } from '@/contract/home'
import { count } from '@/lib/format-number'
import { Tappable } from '@/platform/elements/elements'
import { Picture } from '@/platform/elements/picture'
import { useStores } from '@/stores/root/context'
import { REPORT_RIDGES } from './report-ridges'
import './home-parts.scss'

/** The way to the annual report, in its season alone. */
export function ReportBanner({ report }: { report: NonNullable<HomeSummary['report']> }) {
  const { navigation } = useStores()
  return (
    <Tappable className="home__report" role="link" trackId="home-report" {...navigation.link('report/entry')}>
      <View className="home__report-title">
        <View>{report.year} </View>
        <View>年度资产报告</View>
      </View>
      <View className="home__report-text">相伴 {count(report.days)} 天，约 2 分钟读完</View>
      <Picture className="home__report-ridges" drawing={REPORT_RIDGES} />
    </Tappable>
  )
}
