import './bar-room.scss'
import './bars.scss'
import { onDemand } from '@/platform/elements/on-demand'
import { useBarState } from './bar-state'
import type { BarsProps } from './bars.types'
import { ownBars } from './own-bars'

const PageBar = onDemand<Pick<BarsProps, 'onBack' | 'onHelp'>>(
  async () => (await import('./bars-view')).PageBar,
  () => true,
)
const TabBar = onDemand<Pick<BarsProps, 'tabs' | 'onTab'>>(
  async () => (await import('./bars-view')).TabBar,
  () => true,
)

/**
 * Page bar and tab bar around the page in front, where no host draws them. Their code comes after the first page's; their room
 * and their picture (scripts/lib/first-views) are there from the first paint, and so are their styles.
 */
export function Bars({ children, tabs, onBack, onHelp, onTab }: BarsProps) {
  const own = useBarState().page && ownBars()
  return (
    <>
      {own?.page && <PageBar onBack={onBack} onHelp={onHelp} />}
      {children}
      {own?.tabs && <TabBar tabs={tabs} onTab={onTab} />}
    </>
  )
}
