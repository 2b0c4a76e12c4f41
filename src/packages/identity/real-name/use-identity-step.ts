import { useEffect } from 'react'
import { mayEnter, openStep } from '@/lib/flow'
import { usePageShow } from '@/platform/pages/navigation'
import { useStores } from '@/stores/root/context'
import type { IdentityApplication } from './identity-application'
import { identityFlow } from './identity-flow'

const SCAN = 'identity/identity-scan'

interface Address {
  /** The application that the address names. */
  readonly authApplyId?: string
  /** The customer came back to take a photo again, and is not led on. */
  readonly isRetaking?: boolean
}

/**
 * Whether the step may be shown. Whoever opens the flow anew is led to the first open step, and to the result of an
 * application that is over or another one. A page that lies below the result steps aside on the way back, so that nobody
 * comes to a step that is done for good.
 */
export function useIdentityStep(
  application: IdentityApplication,
  id: string,
  { authApplyId, isRetaking = false }: Address = {},
): boolean {
  const { navigation } = useStores()
  const { facts, isOver, isEntered, way, wayToScan } = application
  const open = facts && openStep(identityFlow, facts)
  const isOther = facts !== undefined && authApplyId !== undefined && authApplyId !== way.authApplyId
  const isGoingBack = isEntered || isRetaking || open?.id === id || id !== 'scan'
  const isOpen =
    facts !== undefined && !isOther && !isOver && isGoingBack && mayEnter(identityFlow, facts, id)
  const route = isOpen || (isOver && isEntered) ? undefined : open?.route
  useEffect(() => {
    if (isOpen) application.enter()
    else if (isOther) navigation.go('identity/real-name-result', { ...way, authApplyId }, 'replace')
    else if (route) navigation.go(route, route === SCAN ? wayToScan : way, 'replace')
  }, [navigation, application, isOpen, isOther, route, way, wayToScan, authApplyId])
  usePageShow(() => {
    if (isOver && isEntered) navigation.back()
  })
  return isOpen
}
