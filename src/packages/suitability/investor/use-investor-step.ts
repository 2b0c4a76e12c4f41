import { useEffect } from 'react'
import { mayEnter, openStep } from '@/lib/flow'
import { usePageShow } from '@/platform/pages/navigation'
import { useStores } from '@/stores/root/context'
import type { InvestorApplication } from './investor-application'
import { investorFlow, type InvestorStep } from './investor-flow'

/**
 * Whether this page may show its step; without one it shows how the customer stands. The address of a later step leads to
 * the first open one, and where nothing can be applied for to the standing. Once it is handed in, what lies below the
 * standing steps aside on the way back.
 */
export function useInvestorStep(application: InvestorApplication, step: InvestorStep | ''): boolean {
  const { navigation } = useStores()
  const { known, isOver } = application
  const isAllowed = step === '' || (known?.canApply === true && mayEnter(investorFlow, known, step))
  const isElsewhere = known !== undefined && !isAllowed && !isOver
  const open = isElsewhere && known.canApply ? (openStep(investorFlow, known)?.route ?? '') : ''
  useEffect(() => {
    if (isElsewhere) application.goTo(open, 'replace')
  }, [application, isElsewhere, open])
  usePageShow(() => {
    if (application.isOver) navigation.back()
  })
  return isAllowed
}
