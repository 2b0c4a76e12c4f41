import { useEffect, useRef, useState } from 'react'
import type { FtStepId } from '@/contract/ft-submission'
import { usePageHide, usePageShow } from '@/platform/pages/navigation'
import { useStores } from '@/stores/root/context'
import { mayOpen, wayOn } from '@/domains/trust-application/application-flow'
import type { TrustApplication } from './trust-application'

/**
 * Whether the step may be shown. The address of one that may not leads to where the customer goes on; a page that lies below, and whose
 * step was closed meanwhile, steps aside on the way back.
 */
export function useTrustStep(application: TrustApplication, id: FtStepId): boolean {
  const { navigation } = useStores()
  const [isInFront, setInFront] = useState(true)
  const wasShown = useRef(false)
  const { facts, applyId } = application
  const isAllowed = facts !== undefined && mayOpen(facts, id)
  const way = facts === undefined || isAllowed || !isInFront ? undefined : wayOn(facts)
  useEffect(() => {
    if (isAllowed) wasShown.current = true
    else if (way) navigation.go(way, { applyId }, 'replace')
  }, [navigation, isAllowed, way, applyId])
  usePageShow(() => {
    const isClosed = application.facts !== undefined && !mayOpen(application.facts, id)
    if (wasShown.current && isClosed) navigation.back()
    else setInFront(true)
  })
  usePageHide(() => setInFront(false))
  return isAllowed
}
