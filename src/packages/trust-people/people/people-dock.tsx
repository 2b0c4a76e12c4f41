import { observer } from 'mobx-react'
import type { BeneSet } from '@/contract/beneficiary'
import { BENE_CHANGE_STATUS } from '@/contract/tables/beneficiary'
import { useCancelDialog } from '@/domains/shell/use-cancel-dialog'
import { isOn } from '@/lib/flag'
import { type Action, ActionBar } from '@/ui/kit/action-bar'
import { Problem } from '@/ui/kit/problem'
import type { PeopleStore } from './people-store'

interface PeopleDockProps {
  store: PeopleStore
  set: BeneSet
}

/** Handing in, with what stands in the way, and taking a change back. */
export const PeopleDock = observer(function PeopleDock({ store, set }: PeopleDockProps) {
  const [first] = store.problems
  const { submitProblem } = store
  const actions = actionsOf(store, set, first?.msg)
  useCancelDialog(canWithdraw(store, set) && !store.withdrawal.isSubmitting, store.withdraw)
  if (actions.length === 0) return null
  return (
    <>
      {submitProblem && <Problem isBoxed>{submitProblem}</Problem>}
      <ActionBar actions={actions} />
    </>
  )
})

const canWithdraw = (store: PeopleStore, set: BeneSet) => store.isOfTrust && isOn(set.canWithdraw)

function actionsOf(store: PeopleStore, set: BeneSet, reason: string | undefined): Action[] {
  const canEdit = isOn(set.canEdit)
  const isUnderWay = !store.isOfTrust || set.status !== ''
  const isInReview = store.isOfTrust && set.status === BENE_CHANGE_STATUS.inReview
  const withdrawal: Action = {
    text: isInReview ? '撤回变更' : '放弃变更',
    tone: 'secondary',
    isBusy: store.withdrawal.isSubmitting,
    trackId: 'bene-change-withdraw',
    onTap: () => void store.withdraw(),
  }
  const submission: Action = {
    text: store.isOfTrust ? '提交变更' : '提交申请',
    isBusy: store.isSubmitting,
    disabledReason: reason,
    onDisabledTap: () => void store.submit(),
    trackId: 'bene-submit',
    onTap: () => void store.submit(),
  }
  return [...(canWithdraw(store, set) ? [withdrawal] : []), ...(canEdit && isUnderWay ? [submission] : [])]
}
