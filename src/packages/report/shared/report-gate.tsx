import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { useStores } from '@/stores/root/context'
import type { Resource } from '@/stores/primitives/resource'
import { ErrorState } from '@/ui/states/error-state'
import { Skeleton } from '@/ui/states/skeleton'
import { TopBar } from './top-bar'
import './report-gate.scss'
import './scene-colours.scss'

interface ReportGateProps {
  /** All of them have to be there before the page is shown. */
  needs: readonly Resource<unknown>[]
  /** What stands meanwhile; rows without a word, when nothing is said. */
  pending?: ReactNode
  children: ReactNode
}

/** Whether a page has all that it needs. */
export function isReady(needs: ReportGateProps['needs']): boolean {
  return needs.every(({ data }) => data !== undefined)
}

/** A full-screen page until its data is there: a quiet dark ground, or what went wrong on a card of its own. */
export const ReportGate = observer(function ReportGate({ needs, pending, children }: ReportGateProps) {
  const { navigation } = useStores()
  if (isReady(needs)) return <>{children}</>
  const missing = needs.filter(({ data }) => data === undefined)
  const failed = missing.find(({ state }) => state.kind === 'error')?.state
  if (!failed && pending) return <>{pending}</>
  const handleRetry = () => missing.forEach(resource => resource.ensure())
  return (
    <View className="report-gate scene--dawn">
      <TopBar onLeave={navigation.back} />
      {failed?.kind === 'error' ? (
        <View className="report-gate__card">
          <ErrorState error={failed.error} onRetry={handleRetry} />
        </View>
      ) : (
        <Skeleton rows={3} />
      )}
    </View>
  )
})
