import { optionsOf } from '@/contract/labels'
import { observer } from 'mobx-react'
import { OCCUPATION } from '@/contract/tables/trust'
import { EmailField, MobileField } from '@/domains/contact/contact-fields'
import { FileListCard } from '@/domains/uploads/file-list-card'
import { CardPhotoSlot } from '@/domains/card-photos/card-photo-slot'
import { TYPED_MAX } from '@/lib/typed-number'
import { focusElement } from '@/platform/elements/elements'
import { CheckField } from '@/ui/fields/check-field'
import { ChoiceField } from '@/ui/fields/choice-field'
import { TextField } from '@/ui/fields/text-field'
import { Card } from '@/ui/kit/card'
import { Note } from '@/ui/kit/note'
import { SectionHead } from '@/ui/kit/section-head'
import type { SpouseStep } from './spouse-step'
import { StepPage } from './step-page'

/** Step 3: the spouse's card, read into the fields, how to reach them, and their written consent. */
export const SpouseView = observer(function SpouseView({ step }: { step: SpouseStep }) {
  const { fields } = step.form
  const lockedReason = fields.consented.value ? undefined : '请先勾选上方的单独同意'
  const handleLocked = () => {
    fields.consented.leave()
    focusElement(fields.consented.id)
  }
  return (
    <StepPage id="spouse" step={step}>
      {() => (
        <>
          <Note>夫妻共同财产设立信托，需要配偶知情并书面同意。</Note>
          <CheckField field={fields.consented}>
            本人已取得配偶同意，由远岚信托识别并保存其身份证影像，仅用于设立家族信托。
          </CheckField>
          <SectionHead title="配偶身份证" />
          <CardPhotoSlot
            card={step.front}
            hint="有照片的一面"
            lockedReason={lockedReason}
            onLocked={handleLocked}
          />
          <CardPhotoSlot
            card={step.back}
            hint="有签发机关的一面"
            lockedReason={lockedReason}
            onLocked={handleLocked}
          />
          <SectionHead title="配偶信息" />
          <Card>
            <TextField
              field={fields.name}
              label="姓名"
              kind="text"
              placeholder="与身份证一致"
              maxLength={TYPED_MAX.name}
            />
            <TextField
              field={fields.idNo}
              label="身份证号码"
              kind="idNo"
              placeholder="18 位身份证号码"
              maxLength={TYPED_MAX.paperNo}
              helper="由照片识别，请与证件核对"
            />
            <MobileField field={fields.mobile} />
            <EmailField field={fields.email} />
            <ChoiceField field={fields.occupation} label="职业" options={optionsOf(OCCUPATION)} />
          </Card>
          <FileListCard files={step.consents} title="知情同意书" />
        </>
      )}
    </StepPage>
  )
})
