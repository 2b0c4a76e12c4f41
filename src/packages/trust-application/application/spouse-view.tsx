import { labelOf, optionsOf } from '@/contract/labels'
import { observer } from 'mobx-react'
import { ID_TYPE } from '@/contract/tables/customer'
import { paperKindOf } from '@/contract/tables/papers'
import { OCCUPATION } from '@/contract/tables/trust'
import { EmailField, MobileField } from '@/domains/contact/contact-fields'
import { FileListCard } from '@/domains/uploads/file-list-card'
import { CardPhotoSlot } from '@/domains/card-photos/card-photo-slot'
import { CountryField } from '@/domains/countries/country-field'
import { NUMBER_HINTS } from '@/domains/card-photos/number-hints'
import { TYPED_MAX } from '@/lib/typed-number'
import { focusElement } from '@/platform/elements/elements'
import { CheckField } from '@/ui/fields/check-field'
import { ChoiceField } from '@/ui/fields/choice-field'
import { DateField } from '@/ui/fields/date-field'
import { SelectField } from '@/ui/fields/select-field'
import { TextField } from '@/ui/fields/text-field'
import { Card } from '@/ui/kit/card'
import { Note } from '@/ui/kit/note'
import { SectionHead } from '@/ui/kit/section-head'
import type { SpouseStep } from './spouse-step'
import { StepPage } from './step-page'

/** Step 3: the spouse's paper with its photos, how to reach them, and their written consent. */
export const SpouseView = observer(function SpouseView({ step }: { step: SpouseStep }) {
  const { fields } = step.form
  const lockedReason = fields.consented.value ? undefined : '请先勾选上方的单独同意'
  const handleLocked = () => {
    fields.consented.leave()
    focusElement(fields.consented.id)
  }
  const isCard = fields.idType.value === ID_TYPE.idCard
  return (
    <StepPage id="spouse" step={step}>
      {() => (
        <>
          <Note>夫妻共同财产设立信托，需要配偶知情并书面同意。</Note>
          <Card>
            <SelectField field={fields.idType} label="证件类型" options={optionsOf(ID_TYPE)} />
          </Card>
          <CheckField field={fields.consented}>
            {isCard
              ? '本人已取得配偶同意，由远岚信托识别并保存其身份证影像，仅用于设立家族信托。'
              : '本人已取得配偶同意，由远岚信托保存其证件影像，仅用于设立家族信托。'}
          </CheckField>
          <SectionHead title={isCard ? '配偶身份证' : `配偶证件：${labelOf(ID_TYPE, fields.idType.value)}`} />
          <CardPhotoSlot card={step.front} lockedReason={lockedReason} onLocked={handleLocked} />
          <CardPhotoSlot card={step.back} lockedReason={lockedReason} onLocked={handleLocked} />
          <SectionHead title="配偶信息" />
          <Card>
            <PaperFields step={step} isCard={isCard} />
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

/** What stands on the paper: of a card it is read off the photos, but for the period, which is read there alone. */
const PaperFields = observer(function PaperFields({ step, isCard }: { step: SpouseStep; isCard: boolean }) {
  const { name, nationality, idNo, idType, isLasting, idExpireDate } = step.form.fields
  return (
    <>
      <TextField
        field={name}
        label="姓名"
        kind="text"
        placeholder={isCard ? '与身份证一致' : '与证件一致'}
        maxLength={TYPED_MAX.name}
      />
      <CountryField field={nationality} label="国籍（地区）" countries={step.countries} />
      <TextField
        field={idNo}
        label={isCard ? '身份证号码' : '证件号码'}
        kind={isCard ? 'idNo' : 'text'}
        placeholder={isCard ? '18 位身份证号码' : NUMBER_HINTS[paperKindOf(idType.value)]}
        maxLength={TYPED_MAX.paperNo}
        helper={isCard ? '由照片识别，请与证件核对' : undefined}
      />
      <CheckField field={isLasting}>证件长期有效</CheckField>
      <DateField field={idExpireDate} label="证件有效期至" />
    </>
  )
})
