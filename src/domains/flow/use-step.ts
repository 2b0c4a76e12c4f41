import { useEffect } from 'react'
import { type Flow, mayEnter, openStep } from '@/lib/flow'
import type { RouteName } from '@/routes'
import { useStores } from '@/stores/root/context'

/**
 * Whether the step may be shown yet. The address of a later step than the facts allow leads to the first open one instead;
 * while the facts are not known nothing is decided.
 */
export function useStep<F>(flow: Flow<F, RouteName>, facts: F | undefined, id: string): boolean {
  const { navigation } = useStores()
  const isAllowed = facts !== undefined && mayEnter(flow, facts, id)
  const open = facts === undefined || isAllowed ? undefined : openStep(flow, facts)
  const route = open?.route
  useEffect(() => {
    if (route) navigation.go(route, {}, 'replace')
  }, [navigation, route])
  return isAllowed
}
