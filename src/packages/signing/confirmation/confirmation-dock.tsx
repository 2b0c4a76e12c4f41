import { observer } from 'mobx-react'
import { useAppOnlyReason } from '@/domains/gates/app-only'
import { missingText } from '@/domains/flow/flow-page'
import { useUnsavedGuard } from '@/domains/shell/use-unsaved-guard'
import { usePageHide, usePageShow } from '@/platform/pages/navigation'
import { Button } from '@/ui/kit/button'
import { Problem } from '@/ui/kit/problem'
import { sendForm } from '@/ui/templates/form-page'
import type { Confirmation } from './confirmation'

/** Confirms what the page shows; names what is still missing. */
export const ConfirmationDock = observer(function ConfirmationDock(props: { confirmation: Confirmation }) {
  const { submission, form, draft } = props.confirmation
  const appOnly = useAppOnlyReason()
  // Whoever puts the phone away or opens another page finds it as it was.
  usePageHide(() => void draft.flush())
  // Back from a later step: what is changed now is kept as well.
  usePageShow(() => draft.renew())
  useUnsavedGuard(draft.isUnsaved, '刚填写的内容还没有保存，离开后会丢失。')
  return (
    <>
      {submission.problem && <Problem isBoxed>{submission.problem}</Problem>}
      <Button
        isBusy={submission.isSubmitting}
        disabledReason={appOnly ?? missingText(form.missing)}
        onDisabledTap={appOnly ? undefined : () => void sendForm(submission)}
        trackId="contract-confirm"
        onTap={() => void sendForm(submission)}
      >
        确认无误，下一步
      </Button>
    </>
  )
})
