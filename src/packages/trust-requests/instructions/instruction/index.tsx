import type { ResponseOf } from '@/contract/endpoint'
import type { instructionDetail } from '@/contract/instruction'
import { INST_STATUS } from '@/contract/tables/instruction'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useCancelDialog } from '@/domains/shell/use-cancel-dialog'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { SmsCheckSheet } from '@/domains/verification/sms-check-sheet'
import { useStores } from '@/stores/root/context'
import { type Action, ActionBar } from '@/ui/kit/action-bar'
import { DetailPage } from '@/ui/templates/detail-page'
import { InstructionStore } from '../instruction-store'
import { InstructionView } from '../instruction-view'

type InstructionDetail = ResponseOf<typeof instructionDetail>

export default definePage(function InstructionPage() {
  const { instId } = useParams('trust-requests/instruction')
  const { navigation } = useStores()
  const store = usePageStore(root => new InstructionStore(root, instId))
  const shown = store.instruction.data
  const canCancel = shown?.cancelReason === '' && shown.status !== INST_STATUS.rejected
  useCancelDialog(canCancel && !store.cancellation.isSubmitting, store.cancel)
  // What is closed says how it stands: but for one that was refused, a dock would have nothing to do.
  function actionsOf({ cancelReason, editReason, status, trustId }: InstructionDetail): readonly Action[] {
    if (status === INST_STATUS.rejected) {
      const anew = () => navigation.go('trust-requests/new-instruction', { trustId, again: instId })
      return [{ text: '重新下达指令', trackId: 'instruction-again', onTap: anew }]
    }
    if (cancelReason) return []
    return [
      {
        text: '撤销指令',
        tone: 'secondary',
        isBusy: store.cancellation.isSubmitting,
        trackId: 'instruction-cancel',
        onTap: () => void store.cancel(),
      },
      {
        text: status === INST_STATUS.draft ? '继续填写' : '修改指令',
        disabledReason: editReason || undefined,
        trackId: 'instruction-edit',
        onTap: () => navigation.go('trust-requests/edit-instruction', { instId }),
      },
    ]
  }
  return (
    <PageShell route="trust-requests/instruction">
      <DetailPage
        resource={store.instruction}
        renderDock={instruction => {
          const actions = actionsOf(instruction)
          return actions.length > 0 && <ActionBar actions={actions} />
        }}
      >
        {instruction => <InstructionView store={store} instruction={instruction} />}
      </DetailPage>
      <SmsCheckSheet check={store.cancellation.check} title="验证身份后撤销指令" confirmText="确认撤销" />
    </PageShell>
  )
})
