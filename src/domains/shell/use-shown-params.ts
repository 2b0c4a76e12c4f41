import { compareStructural, reaction } from 'mobx'
import { useEffect } from 'react'
import { useLatest } from '@/platform/elements/use-latest'
import type { RouteName, RouteParams } from '@/routes'
import { useStores } from '@/stores/root/context'

/**
 * Keeps in the address what the page is filtered by: a reload, the way back and a shared link show the same selection.
 * Words that a customer typed are no part of it.
 */
export function useShownParams<Name extends RouteName>(route: Name, paramsOf: () => RouteParams<Name>): void {
  const { navigation } = useStores()
  const latest = useLatest(paramsOf)
  useEffect(
    () =>
      reaction(
        () => latest.current(),
        params => navigation.showParams(route, params),
        { equals: compareStructural },
      ),
    [navigation, latest, route],
  )
}
