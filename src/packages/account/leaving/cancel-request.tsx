import { observer } from 'mobx-react'
import { CANCEL_REASON } from '@/contract/tables/account-cancel'
import { optionsOf } from '@/contract/labels'
import type { CancelCheck } from '@/contract/account-cancel'
import type { Agreement } from '@/contract/agreement'
import { AgreementText } from '@/domains/reading/agreement-text'
import { ReadingNote } from '@/domains/reading/reading-note'
import { AgreementBox } from '@/ui/fields/agreement-box'
import { CheckField } from '@/ui/fields/check-field'
import { ChoiceField } from '@/ui/fields/choice-field'
import { Card } from '@/ui/kit/card'
import { Note } from '@/ui/kit/note'
import { SectionHead } from '@/ui/kit/section-head'
import { FormPage } from '@/ui/templates/form-page'
import { BlockerList } from './blocker-list'
import type { CancelStore } from './cancel-store'
import { blockedReason, lastOutcome } from './cancel-texts'

interface CancelRequestProps {
  store: CancelStore
  check: CancelCheck
  agreement: Agreement
}

/** The agreement, what stands in the way, and, where nothing does, the application. */
export const CancelRequest = observer(function CancelRequest(props: CancelRequestProps) {
  const { store, check, agreement } = props
  const { gate, submission } = store
  const outcome = lastOutcome(check)
  const blocked = blockedReason(check)
  return (
    <FormPage
      submission={submission}
      submitText="申请注销账户"
      disabledReason={blocked}
      beforeSubmit={blocked ? undefined : <Consents store={store} agreement={agreement} />}
    >
      {outcome && <Note tone="warn">{outcome}</Note>}
      {blocked && <BlockerList check={check} />}
      <SectionHead title={agreement.title} />
      <AgreementText agreement={agreement} gate={gate} />
    </FormPage>
  )
})

/** Why the customer leaves, what is given up, and the consent, possible once the agreement was read (V-READ, V-AGREE). */
const Consents = observer(function Consents({ store, agreement }: Omit<CancelRequestProps, 'check'>) {
  const { gate, form, points } = store
  const { reason, waived, agreed } = form.fields
  const label = `本人已阅读并同意《${agreement.title}》，自愿申请注销账户`
  return (
    <>
      <Card>
        <ChoiceField field={reason} label="注销原因" options={optionsOf(CANCEL_REASON)} />
        <CheckField field={waived}>本人放弃剩余的 {points} 积分，注销后不再恢复</CheckField>
      </Card>
      <ReadingNote gate={gate} />
      <AgreementBox field={agreed} label={label} isLocked={gate.reason !== undefined}>
        {label}
        {gate.reason && `（${gate.reason}）`}
      </AgreementBox>
    </>
  )
})
