import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { onDemand } from '@/platform/elements/on-demand'
import { whenIdle } from '@/platform/host/idle'
import { MissingSheet } from '@/ui/overlays/missing-sheet'
import type { SmsCheckPartProps } from './sms-check-part'

const Part = onDemand<SmsCheckPartProps>(
  async () => (await import('./sms-check-part')).SmsCheckPart,
  ({ isOpen }) => isOpen,
  ({ isOpen, title, check }) => <MissingSheet isOpen={isOpen} title={title} onClose={check.cancel} />,
)

/** Sheet that asks for the code sent to the customer's own phone; its code comes when it opens, or when there is time. */
export const SmsCheckSheet = observer(function SmsCheckSheet(props: Omit<SmsCheckPartProps, 'isOpen'>) {
  const { check } = props
  useEffect(() => () => check.dispose(), [check])
  useEffect(() => whenIdle(Part.prefetch), [])
  return <Part {...props} isOpen={check.isOpen} />
})
