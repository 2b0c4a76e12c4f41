import { useEffect, useState } from 'react'
import { mayEnter, openStep } from '@/lib/flow'
import { usePageHide, usePageShow } from '@/platform/pages/navigation'
import { useStores } from '@/stores/root/context'
import { contractFlow, type SigningStep } from './contract-flow'
import type { ContractSigning } from './contract-signing'

/**
 * Whether the step may be shown. Who opens the signing anew is led to what is open, by its address in whatever tab; a page
 * that lies below a signing that is over steps aside on the way back, so that nobody comes to a step that is done for good.
 */
export function useContractStep(signing: ContractSigning, id: SigningStep): boolean {
  const { navigation } = useStores()
  const [isInFront, setInFront] = useState(true)
  const { isOver, isEntered } = signing
  const { data: contract } = signing.contract
  const isFirst = contractFlow[0].id === id
  const isOpen = contract !== undefined && openStep(contractFlow, contract)?.id === id
  // Back to what was read before, but on the way there from the order to what is open.
  const isAgain = isEntered || !isFirst
  const isAllowed =
    contract !== undefined && !isOver && (isOpen || isAgain) && mayEnter(contractFlow, contract, id)
  const step = isAllowed || !isInFront ? undefined : contract?.step
  useEffect(() => {
    if (isAllowed) signing.enter()
    else if (step !== undefined) signing.leadTo(step)
  }, [signing, isAllowed, step])
  usePageShow(() => {
    if (signing.isOver && signing.isEntered) navigation.back()
    else setInFront(true)
  })
  usePageHide(() => setInFront(false))
  return isAllowed
}
