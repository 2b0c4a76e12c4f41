import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/ui/kit/button'
import { Dialog } from '@/ui/overlays/dialog'
import { consentQuestion } from './personal-info-texts'
import type { ConsentChange } from './consent-change'
import { Problem } from '@/ui/kit/problem'
import './consent-dialog.scss'

/** Asks before a consent changes: taking back lists what it means. */
export const ConsentDialog = observer(function ConsentDialog({ change }: { change: ConsentChange }) {
  const { asked, isOpen, submission } = change
  if (!asked) return null
  const { title, lines, confirmText } = consentQuestion(asked)
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      actions={
        <Button isBusy={submission.isSubmitting} onTap={() => void change.confirm()}>
          {confirmText}
        </Button>
      }
      onClose={change.close}
    >
      <View role="list">
        {lines.map(line => (
          <View key={line} role="listitem" className="consent-dialog__line">
            {line}
          </View>
        ))}
      </View>
      {submission.problem && <Problem>{submission.problem}</Problem>}
    </Dialog>
  )
})
