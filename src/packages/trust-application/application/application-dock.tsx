import { observer } from 'mobx-react'
import type { FtApplicationDetail } from '@/contract/ft-application'
import { FT_APPLY_STATUS } from '@/contract/tables/trust'
import { useCancelDialog } from '@/domains/shell/use-cancel-dialog'
import { isOn } from '@/lib/flag'
import { type Action, ActionBar } from '@/ui/kit/action-bar'
import { Problem } from '@/ui/kit/problem'
import type { ApplicationPageStore } from './application-page'

interface ApplicationDockProps {
  store: ApplicationPageStore
  detail: FtApplicationDetail
}

/** What the customer does next with the application, and taking it back. */
export const ApplicationDock = observer(function ApplicationDock({ store, detail }: ApplicationDockProps) {
  const { submission, withdrawal } = store
  const problem = submission.problem ?? withdrawal.problem
  const actions = actionsOf(store, detail)
  useCancelDialog(isOn(detail.canWithdraw) && !withdrawal.isSubmitting, store.withdraw)
  if (actions.length === 0) return null
  return (
    <>
      {problem && <Problem isBoxed>{problem}</Problem>}
      <ActionBar actions={actions} />
    </>
  )
})

function actionsOf(store: ApplicationPageStore, detail: FtApplicationDetail): readonly Action[] {
  const next = nextAction(store, detail)
  const withdraw: Action = {
    text: '撤回申请',
    tone: 'secondary',
    isBusy: store.withdrawal.isSubmitting,
    trackId: 'ft-withdraw',
    onTap: () => void store.withdraw(),
  }
  return [...(isOn(detail.canWithdraw) ? [withdraw] : []), ...(next ? [next] : [])]
}

function nextAction(store: ApplicationPageStore, detail: FtApplicationDetail): Action | undefined {
  const { ftApplyStatus, canSign, canDeliver, canSubmit } = detail
  if (ftApplyStatus === FT_APPLY_STATUS.draft && !isOn(canSubmit)) {
    return { text: '继续填写', trackId: 'ft-continue', onTap: store.goOn }
  }
  if (ftApplyStatus === FT_APPLY_STATUS.draft || ftApplyStatus === FT_APPLY_STATUS.returned) {
    return {
      text: ftApplyStatus === FT_APPLY_STATUS.draft ? '提交申请' : '重新提交',
      isBusy: store.submission.isSubmitting,
      trackId: 'ft-submit',
      onTap: () => void store.submission.submit(),
    }
  }
  if (isOn(canSign)) {
    return {
      text: '签署合同',
      trackId: 'ft-sign',
      onTap: store.sign,
    }
  }
  return isOn(canDeliver)
    ? { text: '提交交付凭证', trackId: 'ft-deliver', onTap: () => store.deliver(true) }
    : undefined
}
