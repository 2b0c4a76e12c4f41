import { observer } from 'mobx-react'
import type { Claim } from '@/contract/claim'
import { labelOf } from '@/contract/labels'
import { DIST_STATUS } from '@/contract/tables/trust'
import { AmountText } from '@/domains/amounts/amount-text'
import { DetailHead } from '@/domains/amounts/detail-head'
import { Money } from '@/domains/amounts/money'
import { useCancelDialog } from '@/domains/shell/use-cancel-dialog'
import { Course } from '@/domains/trades/course'
import { distTone } from '@/domains/trusts/dist-texts'
import { isOn } from '@/lib/flag'
import { ChoiceField } from '@/ui/fields/choice-field'
import { Card, KeyValue } from '@/ui/kit/card'
import { Note } from '@/ui/kit/note'
import { QuietLink } from '@/ui/kit/quiet-link'
import { FormSheet } from '@/ui/templates/form-sheet'
import type { ClaimStore } from './claim-store'
import { CANCEL_REASONS, claimFacts, conditionName } from './claim-texts'

/** One claim: how much, how far it is, why it was refused, and taking it back. */
export const ClaimView = observer(function ClaimView({ store, claim }: { store: ClaimStore; claim: Claim }) {
  const { plan, status, rejectReason, payNote } = claim
  useCancelDialog(isOn(claim.canCancel), store.open)
  return (
    <>
      <DetailHead
        name={`${plan.beneNameMask} · ${conditionName(plan)}`}
        tags={[{ tone: distTone(status), text: labelOf(DIST_STATUS, status) }]}
        caption={plan.trustName}
        amount={<Money value={claim.amount} />}
        label="申请金额（元）"
      />
      {status === DIST_STATUS.rejected && (
        <Note tone="warn">
          <AmountText>{`未通过原因：${rejectReason}`}</AmountText>
        </Note>
      )}
      {payNote && <Note tone="warn">{payNote}</Note>}
      <Course steps={claim.timeline} />
      <Card>
        {claimFacts(claim).map(({ label, value }) => (
          <KeyValue key={label} label={label}>
            {value}
          </KeyValue>
        ))}
      </Card>
      {isOn(claim.canCancel) && (
        <QuietLink trackId="claim-cancel" onTap={store.open}>
          取消申请
        </QuietLink>
      )}
      <FormSheet
        isOpen={store.isCancelling}
        title="取消分配申请"
        submission={store.cancellation}
        submitText="确认取消"
        onClose={store.close}
      >
        <ChoiceField
          field={store.form.fields.reason}
          label="取消原因"
          options={CANCEL_REASONS}
          shape="rows"
        />
      </FormSheet>
    </>
  )
})
