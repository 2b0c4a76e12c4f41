import { observer } from 'mobx-react'
import type { FtClientInfo } from '@/contract/ft-application'
import { labelOf } from '@/contract/labels'
import { ID_TYPE } from '@/contract/tables/customer'
import { PAPERS_WAY } from '@/contract/tables/trust'
import { CardPhotoSlot } from '@/domains/card-photos/card-photo-slot'
import { focusElement } from '@/platform/elements/elements'
import { CheckField } from '@/ui/fields/check-field'
import { ChoiceField } from '@/ui/fields/choice-field'
import { Card } from '@/ui/kit/card'
import { Note } from '@/ui/kit/note'
import type { PapersStep } from './papers-step'
import { StepPage } from './step-page'

/** Step 2: the card that was proved before, by one tap, or both sides photographed anew. */
export const PapersView = observer(function PapersView({ step }: { step: PapersStep }) {
  const { way, consented } = step.form.fields
  const lockedReason = consented.value ? undefined : '请先勾选上方的单独同意'
  const handleLocked = () => {
    consented.leave()
    focusElement(consented.id)
  }
  return (
    <StepPage id="identity" step={step}>
      {() => (
        <>
          <Card>
            <ChoiceField
              field={way}
              label="委托人身份证"
              options={[
                {
                  value: PAPERS_WAY.verified,
                  text: labelOf(PAPERS_WAY, PAPERS_WAY.verified),
                  note: step.client.data && verifiedNote(step.client.data),
                },
                {
                  value: PAPERS_WAY.photos,
                  text: labelOf(PAPERS_WAY, PAPERS_WAY.photos),
                  note: '换领了新证，或希望重新提供影像时选择',
                },
              ]}
              shape="rows"
            />
          </Card>
          {step.warning && <Note tone="warn">{step.warning}</Note>}
          <CheckField field={consented}>
            本人单独同意远岚信托识别并保存身份证影像，仅用于设立家族信托。
          </CheckField>
          <CardPhotoSlot card={step.front} lockedReason={lockedReason} onLocked={handleLocked} />
          <CardPhotoSlot card={step.back} lockedReason={lockedReason} onLocked={handleLocked} />
        </>
      )}
    </StepPage>
  )
})

const verifiedNote = ({ nameMask, idType, idNoMask }: FtClientInfo) =>
  `${nameMask}，${labelOf(ID_TYPE, idType)} ${idNoMask}，无需再拍照`
