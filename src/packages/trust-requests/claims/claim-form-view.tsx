import { observer } from 'mobx-react'
import { AmountText } from '@/domains/amounts/amount-text'
import { FlowPage } from '@/domains/flow/flow-page'
import { FileListCard } from '@/domains/uploads/file-list-card'
import { EarlierWrite } from '@/domains/verification/earlier-write'
import { CLAIM_REMARK_MAX } from '@/lib/claim-rules'
import { AmountField } from '@/ui/fields/amount-field'
import { DateField } from '@/ui/fields/date-field'
import { TakeAll } from '@/ui/fields/take-all'
import { TextAreaField } from '@/ui/fields/text-area-field'
import { Card } from '@/ui/kit/card'
import { Note } from '@/ui/kit/note'
import type { ClaimApplication, ClaimBasis } from './claim-application'
import { PlanFactsCard } from './plan-facts-card'

const ONLY_STEP = { number: 1, total: 1, title: '条件分配申请' } as const

interface ClaimFormViewProps {
  application: ClaimApplication
  basis: ClaimBasis
}

/** What the plan gives, how much of it is claimed, and what proves the condition. */
export const ClaimFormView = observer(function ClaimFormView({ application, basis }: ClaimFormViewProps) {
  const { plan, rejected } = basis
  const { fields } = application.form
  return (
    <FlowPage
      position={ONLY_STEP}
      submission={application.submission}
      draft={application.draft}
      submitText="短信验证并提交"
      disabledReason={plan.reason || undefined}
    >
      <EarlierWrite write={application.application} />
      {rejected && (
        <Note tone="warn">
          <AmountText>{`上次未通过原因：${rejected.rejectReason}`}</AmountText>
        </Note>
      )}
      <PlanFactsCard plan={plan} />
      <Card>
        <AmountField
          field={fields.amount}
          label="申请金额（元）"
          placeholder="请输入申请金额"
          aside={<TakeAll trackId="claim-all" onTap={() => fields.amount.set(plan.cap)} />}
        />
        <DateField field={fields.expectDate} label="期望支付日期" helper="最早为明天，以审核结果为准" />
        <TextAreaField
          field={fields.remark}
          label="说明（选填）"
          placeholder="需要我们了解的情况"
          min={0}
          max={CLAIM_REMARK_MAX}
        />
      </Card>
      <FileListCard files={application.files} title="证明材料" />
      {plan.proofNote && <Note>请上传：{plan.proofNote}。内容应完整、清晰。</Note>}
    </FlowPage>
  )
})
