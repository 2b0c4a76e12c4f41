import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { INST_TYPE } from '@/contract/tables/instruction'
import { optionsOf } from '@/contract/labels'
import type { InstructionPrepared } from '@/contract/instruction'
import { FlowPage } from '@/domains/flow/flow-page'
import { EarlierWrite } from '@/domains/verification/earlier-write'
import { SmsCheckSheet } from '@/domains/verification/sms-check-sheet'
import { REMARK_MAX } from '@/lib/purchase'
import { TextAreaField } from '@/ui/fields/text-area-field'
import { Card } from '@/ui/kit/card'
import { Note } from '@/ui/kit/note'
import { Segment } from '@/ui/kit/segment'
import { Skeleton } from '@/ui/states/skeleton'
import { ResourceView } from '@/ui/states/resource-view'
import type { InstructionFlow } from './instruction-flow'
import { InstructionHead } from './instruction-head'
import { LinesCard } from './lines-card'
import { Outcome } from './outcome'

/** The form of an instruction, new or changed, once it is known what one may be. */
export const InstructionFormView = observer(function InstructionFormView({
  flow,
}: {
  flow: InstructionFlow
}) {
  useEffect(() => flow.enterForm(), [flow])
  return (
    <>
      <ResourceView resource={flow.start} skeleton={<Skeleton shape="form" />}>
        {({ terms }) => <InstructionFields flow={flow} terms={flow.terms ?? terms} />}
      </ResourceView>
      <SmsCheckSheet check={flow.write.check} title="验证身份后提交指令" confirmText="提交指令" />
    </>
  )
})

const ONLY_STEP = { number: 1, total: 1, title: '投资指令' } as const

const InstructionFields = observer(function InstructionFields(props: {
  flow: InstructionFlow
  terms: InstructionPrepared
}) {
  const { flow, terms } = props
  const { form, projection, reason } = flow
  const { instType, lines, remark } = form.fields
  const keep = {
    text: '存草稿',
    tone: 'secondary',
    trackId: 'instruction-draft',
    onTap: () => void flow.saveDraft(),
  } as const
  return (
    <FlowPage
      position={ONLY_STEP}
      submission={flow.submission}
      draft={flow.draft}
      submitText="提交并确认"
      disabledReason={reason}
      keep={flow.mayBeDraft && !reason ? keep : undefined}
    >
      <EarlierWrite write={flow.write} />
      <InstructionHead terms={terms} />
      {reason && <Note tone="warn">{reason}</Note>}
      {flow.leftOut.map(text => (
        <Note key={text} tone="warn">
          未能带入：{text}
        </Note>
      ))}
      <Segment
        label="指令类型"
        options={optionsOf(INST_TYPE)}
        value={instType.value}
        onChange={type => flow.chooseType(type)}
      />
      <LinesCard flow={flow} terms={terms} />
      {projection && lines.list.length > 0 && <Outcome flow={flow} terms={terms} projection={projection} />}
      <Card>
        <TextAreaField
          field={remark}
          label="备注"
          placeholder={`${REMARK_MAX} 字以内`}
          min={0}
          max={REMARK_MAX}
        />
      </Card>
      <Note>提交后须短信确认；公司受理前可以修改或撤销。</Note>
    </FlowPage>
  )
})
