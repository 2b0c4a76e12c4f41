import { useEffect, useRef } from 'react'
import { withQuery } from '@/lib/query'
import type { RouteName, RouteParams } from '@/routes'
import { useStores } from '@/stores/root/context'

/**
 * Keeps in the address what the page is filtered by: a reload, the way back and a shared link show the same selection.
 * Words that a customer typed are no part of it. Call it in an observer.
 */
export function useShownParams<Name extends RouteName>(route: Name, params: RouteParams<Name>): void {
  const { navigation } = useStores()
  const query = withQuery('', params)
  const shown = useRef(query)
  useEffect(() => {
    if (query === shown.current) return
    shown.current = query
    navigation.showParams(route, params)
  }, [navigation, route, params, query])
}
