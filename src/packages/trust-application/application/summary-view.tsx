import { observer } from 'mobx-react'
import type { FtStepId } from '@/contract/ft-submission'
import { FT_SECTION } from '@/contract/tables/trust'
import { StepHeader } from '@/domains/flow/step-header'
import { CheckField } from '@/ui/fields/check-field'
import { ActionBar } from '@/ui/kit/action-bar'
import { Note } from '@/ui/kit/note'
import { Problem } from '@/ui/kit/problem'
import { DetailPage } from '@/ui/templates/detail-page'
import { sendForm } from '@/ui/templates/form-page'
import { SummaryCard } from './summary-card'
import type { SummaryStep } from './summary-step'
import { useTrustStep } from './use-trust-step'

const SHOWN: readonly string[] = [FT_SECTION.principal, FT_SECTION.identity, FT_SECTION.spouse]

/** Step 4: what the first three say, masked, each with the way back to it, and the tick. */
export const SummaryView = observer(function SummaryView({ step }: { step: SummaryStep }) {
  const { application } = step
  const isAllowed = useTrustStep(application, 'confirm')
  return (
    <DetailPage resource={step.start} renderDock={() => isAllowed && <SummaryDock step={step} />}>
      {() => isAllowed && <Summary step={step} />}
    </DetailPage>
  )
})

const Summary = observer(function Summary({ step }: { step: SummaryStep }) {
  const { application, form } = step
  const position = application.positionOf('confirm')
  const parts = application.detail.data?.summary ?? []
  return (
    <>
      {position && <StepHeader position={position} />}
      <Note>请核对以下信息；为保护隐私，证件号码、手机号等只显示一部分。</Note>
      {parts
        .filter(({ section }) => SHOWN.includes(section))
        .map(part => (
          <SummaryCard
            key={part.section}
            part={part}
            onEdit={() => application.goTo(part.section as FtStepId)}
          />
        ))}
      <CheckField field={form.fields.confirmed}>本人确认以上信息真实、准确、完整。</CheckField>
    </>
  )
})

const SummaryDock = observer(function SummaryDock({ step }: { step: SummaryStep }) {
  const { application, submission } = step
  return (
    <>
      {submission.problem && <Problem isBoxed>{submission.problem}</Problem>}
      <ActionBar
        actions={[
          { text: '上一步', tone: 'secondary', onTap: () => application.goBack('confirm') },
          {
            text: '下一步',
            isBusy: submission.isSubmitting,
            trackId: 'flow-next',
            onTap: () => void sendForm(submission),
          },
        ]}
      />
    </>
  )
})
