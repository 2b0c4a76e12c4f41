import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ComponentType, PropsWithChildren } from 'react'
import { Main } from '@/platform/elements/elements'
import { useStores } from '@/stores/root/context'
import { WayOutProvider } from '@/ui/states/way-out'
import { ErrorBoundary } from '@/ui/states/error-boundary'
import './page-shell.scss'

/** What stands in the place of a whole page: it looks as its shell would, which has gone with it. */
const BrokenPage = observer(function BrokenPage({ children }: PropsWithChildren) {
  const { navigation, ui } = useStores()
  return (
    <View className={`page-shell ${ui.isCare ? 'care' : ''} ${ui.isDark ? 'theme-dark' : ''}`}>
      <WayOutProvider value={navigation.back}>
        <Main className="page-shell__main">{children}</Main>
      </WayOutProvider>
    </View>
  )
})

/**
 * A page as the router opens it. It follows the stores, and where its own code breaks, before or around what its shell holds,
 * it says so and offers to load anew: without this the customer would stand before a white screen.
 */
export function definePage(Content: ComponentType): ComponentType {
  const Observed = observer(Content)
  return function Page() {
    return (
      <ErrorBoundary around={BrokenPage}>
        <Observed />
      </ErrorBoundary>
    )
  }
}
