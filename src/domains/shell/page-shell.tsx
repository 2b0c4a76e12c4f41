import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Main } from '@/platform/elements/elements'
import { hostInsets, PageRoot } from '@/platform/elements/page-root'
import { onNetworkChange } from '@/platform/host/network'
import { usePageHide, usePageQuery, usePageShow } from '@/platform/pages/navigation'
import { type RouteName, routes } from '@/routes'
import { useStores } from '@/stores/root/context'
import type { UserStore } from '@/stores/root/user-store'
import { PageParts, PagePartsProvider } from '@/ui/states/use-recovery'
import { WayOutProvider } from '@/ui/states/way-out'
import { PageFootProvider } from '@/ui/templates/page-foot'
import { BrokenLink } from './broken-link'
import { ErrorBoundary } from '@/ui/states/error-boundary'
import { FloatingHome } from './floating-home'
import { OfflineBanner } from './offline-banner'
import { HelpFoot } from './help-foot'
import { Overlays } from './overlays'
import { useCatchUp } from './use-catch-up'
import { UnreadBanner } from './unread-banner'
import './page-shell.scss'

interface PageShellProps {
  /** The route this page is: its title, access and place in the product. */
  route: RouteName
  className?: string
  /** The page's own top is light; of a page that has the whole screen it is dark otherwise, in both themes. */
  isTopLight?: boolean
  children: ReactNode
}

/** One element for all pages, so that none is drawn again for it. */
const foot = <HelpFoot />

/**
 * Around every page: the guard on each arrival (deep links and the way back pass no other door), the title, and what lies
 * over the page.
 */
export const PageShell = observer(function PageShell({
  route,
  className = '',
  isTopLight = false,
  children,
}: PageShellProps) {
  const { navigation, user, ui } = useStores()
  const query = usePageQuery()
  const { isFullScreen, isTab, title, required } = routes[route]
  const [insets] = useState(() => (isFullScreen ? hostInsets() : {}))
  const top = isTopLight ? 'light' : 'dark'
  const [parts] = useState(() => new PageParts())
  // Covered pages need no toast: on the mini-program each would be sent one. The view around it keeps its coming and
  // going from renumbering, and so sending, the rest of the page.
  const [isInFront, setInFront] = useState(true)
  useCatchUp(parts, isInFront)
  useUserRecovery(parts, user)
  usePageHide(() => setInFront(false))
  usePageShow(() => {
    setInFront(true)
    navigation.arrived(route, knownParams(route, { ...query, ...navigation.paramsOfTab(route) }))
    void user.fetchForNavigation(routes[route].access)
  })
  return (
    <>
      <PageRoot
        name={route}
        title={title}
        scale={ui.scale}
        isDark={ui.isDark}
        top={isFullScreen ? top : undefined}
        isTab={isTab}
      />
      <View
        className={`page-shell ${ui.isCare ? 'care' : ''} ${ui.isDark ? 'theme-dark' : ''} ${className}`}
        style={insets}
      >
        <OfflineBanner />
        <UnreadBanner />
        <WayOutProvider value={navigation.back}>
          <Main className="page-shell__main">
            <PageFootProvider value={foot}>
              <PagePartsProvider value={parts}>
                <ErrorBoundary>
                  {required.every(name => query[name]) ? children : <BrokenLink />}
                </ErrorBoundary>
              </PagePartsProvider>
            </PageFootProvider>
          </Main>
        </WayOutProvider>
        <FloatingHome isLinked={query.pageShare !== undefined} />
        <View>{isInFront && <Overlays />}</View>
      </View>
    </>
  )
})

/** Who the customer is belongs to what 重试 and a line that is back ask for again, on every page. */
function useUserRecovery(parts: PageParts, user: UserStore): void {
  useEffect(() => {
    parts.add(user)
    const stop = onNetworkChange(isOnline => isOnline && user.recover())
    return () => {
      parts.remove(user)
      stop()
    }
  }, [parts, user])
}

/** The query as far as the route declares it: foreign parameters are no part of where the customer is. */
function knownParams(
  route: RouteName,
  query: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const params: Record<string, string> = {}
  for (const name of routes[route].params as readonly string[]) {
    const value = query[name]
    if (value !== undefined) params[name] = value
  }
  return params
}
