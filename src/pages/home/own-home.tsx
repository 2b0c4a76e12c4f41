import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { HOME_HOLDER } from '@/contract/tables/home'
import type { UserDetail } from '@/contract/user'
import { isCareScale } from '@/lib/display-scale'
import { usePageShow } from '@/platform/pages/navigation'
import { useStores } from '@/stores/root/context'
import { Card } from '@/ui/kit/card'
import { AdvisorCard } from './advisor-card'
import { Entries } from './entries'
import { HomeStore } from './home-store'
import { isHomeOfNewcomer } from './entry-rules'
import { NextDates } from './next-dates'
import { NextStep } from './next-step'
import { ReportBanner } from './report-banner'
import { Tasks } from './tasks'
import './home-parts.scss'

/**
 * Below the figures: what waits, what comes, what is opened most, whom to ask. Each part loads by itself; in care mode what
 * is left of it is large.
 */
export const OwnHome = observer(function OwnHome({ user }: { user: UserDetail }) {
  const root = useStores()
  const home = root.get(HomeStore)
  usePageShow(() => {
    if (home.tasks.state.kind === 'ready') void home.tasks.load()
  })
  const summary = home.summary.data
  const isCare = isCareScale(root.ui.scale)
  const isNewcomer = isHomeOfNewcomer(summary, user)
  return (
    <>
      {isNewcomer && <NextStep user={user} />}
      <Tasks tasks={home.tasks} isBesideSteps={isNewcomer} isShort={isCare} />
      {!isNewcomer && !isCare && (
        <NextDates dates={home.schedule} hasCalendar={summary?.holder !== HOME_HOLDER.beneficiary} />
      )}
      <Entries summary={summary} isLarge={isCare} />
      {summary?.report && <ReportBanner report={summary.report} />}
      {(summary || home.summary.state.kind === 'error') && (
        <AdvisorCard advisor={summary?.advisor ?? null} isLarge={isCare} />
      )}
    </>
  )
})

/** The same while the server has not said yet that the customer who was here is back: nothing of theirs is asked for. */
export function ComingHome() {
  return (
    <Card className="home__card home__tasks">
      <View className="home__coming" role="status" aria-label="加载中" aria-busy />
    </Card>
  )
}
