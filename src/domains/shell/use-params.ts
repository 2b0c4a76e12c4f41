import { usePageQuery } from '@/platform/pages/navigation'
import type { RouteName, RouteParams } from '@/routes'
import { useStores } from '@/stores/root/context'

/** Parameters of the page, decoded; any of them may be missing. Tabs of the tab bar have theirs from the navigation. */
export function useParams<Name extends RouteName>(route: Name): RouteParams<Name> {
  const { navigation } = useStores()
  return { ...usePageQuery(), ...navigation.paramsOfTab(route) } as RouteParams<Name>
}
