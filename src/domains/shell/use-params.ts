import { usePageQuery } from '@/platform/pages/navigation'
import { type RouteName, type PageParams, routes } from '@/routes'
import { useStores } from '@/stores/root/context'

/**
 * Parameters of the page, decoded. A required one that the address lacks is empty: the shell shows nothing of the page then
 * (`PageShell`). Any other may be missing. Tabs of the tab bar have theirs from the navigation.
 */
export function useParams<Name extends RouteName>(route: Name): PageParams<Name> {
  const { navigation } = useStores()
  const required = Object.fromEntries(routes[route].required.map(name => [name, '']))
  return { ...required, ...usePageQuery(), ...navigation.paramsOfTab(route) } as PageParams<Name>
}
