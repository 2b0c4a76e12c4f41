import { observer } from 'mobx-react'
import type { PaperApplicationData } from '@/contract/papers'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import { outcomeOf } from './paper-texts'

interface DetailActionsProps {
  application: PaperApplicationData
  /** Address of ours that waits for the identity. */
  returnTo: string | undefined
}

/** The one way on: to mend what was refused, to go on with what is filled in, or back to what waits. */
export const DetailActions = observer(function DetailActions({ application, returnTo }: DetailActionsProps) {
  const { navigation } = useStores()
  const { action } = outcomeOf(application)
  const { isUpdating } = application
  if (action) {
    return (
      <Button
        trackId="papers-again"
        onTap={() => navigation.go('identity/identity-info', { returnTo, isUpdating }, 'replace')}
      >
        {action}
      </Button>
    )
  }
  if (!returnTo) return null
  return <Button onTap={() => navigation.returnTo(returnTo)}>返回继续办理</Button>
})
