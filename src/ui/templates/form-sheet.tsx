import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { Button } from '../kit/button'
import { Problem } from '../kit/problem'
import { Dialog } from '../overlays/dialog'
import { type Sendable, sendForm } from './form-page'

interface FormSheetProps {
  isOpen: boolean
  title: string
  submission: Sendable & { readonly isAside: boolean }
  submitText: string
  busyText?: string
  disabledReason?: string
  /** The customer closes it; a write that was carried out closes it by its `onDone`, and nothing else does. */
  onClose: () => void
  children: ReactNode
}

/** A form in a sheet: it stays, with what was typed, until it is sent or closed, and steps aside for other questions. */
export const FormSheet = observer(function FormSheet(props: FormSheetProps) {
  const { submission, children } = props
  const { problem } = submission
  return (
    <Dialog
      isOpen={props.isOpen && !submission.isAside}
      title={props.title}
      shape="sheet"
      actions={
        <Button
          isBusy={submission.isSubmitting}
          busyText={props.busyText}
          disabledReason={props.disabledReason}
          onTap={() => void sendForm(submission)}
        >
          {props.submitText}
        </Button>
      }
      onClose={props.onClose}
    >
      {children}
      {problem && <Problem>{problem}</Problem>}
    </Dialog>
  )
})
