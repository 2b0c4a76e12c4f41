import { usePageQuery } from '@/platform/navigation'
import type { RouteName, RouteParams } from '@/routes'

/** Parameters of the page, decoded; any of them may be missing. */
export function useParams<Name extends RouteName>(_route: Name): RouteParams<Name> {
  return usePageQuery() as RouteParams<Name>
}
