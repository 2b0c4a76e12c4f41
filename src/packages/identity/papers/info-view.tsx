import { observer } from 'mobx-react'
import { labelOf, optionsOf } from '@/contract/labels'
import type { agreementContent } from '@/contract/agreement'
import type { ResponseOf } from '@/contract/endpoint'
import { PAPER_TYPES } from '@/contract/papers'
import { ID_TYPE, SEX } from '@/contract/tables/customer'
import { paperKindOf } from '@/contract/tables/papers'
import { NUMBER_HINTS } from '@/domains/card-photos/number-hints'
import { MobileField } from '@/domains/contact/contact-fields'
import { FlowPage } from '@/domains/flow/flow-page'
import { todayInShanghai } from '@/lib/date'
import { stepPosition } from '@/lib/flow'
import { TYPED_MAX } from '@/lib/typed-number'
import { CheckField } from '@/ui/fields/check-field'
import { ChoiceField } from '@/ui/fields/choice-field'
import { DateField } from '@/ui/fields/date-field'
import { TextField } from '@/ui/fields/text-field'
import { Card } from '@/ui/kit/card'
import { ConsentBox } from '../shared/consent-box'
import { CountryField } from '@/domains/countries/country-field'
import type { PaperApplication } from './paper-application'
import { paperFlow } from './paper-flow'
import { RefusedNote } from './refused-note'

interface InfoViewProps {
  application: PaperApplication
  agreement: ResponseOf<typeof agreementContent>
}

/** Which document, and what stands on it; each kind with its own rules. */
export const InfoView = observer(function InfoView({ application, agreement }: InfoViewProps) {
  const { facts, info, countries } = application
  const { fields } = info
  const position = facts && stepPosition(paperFlow, facts, 'info')
  if (!position) return null
  const hint = NUMBER_HINTS[paperKindOf(fields.idType.value)]
  return (
    <FlowPage
      position={position}
      submission={application.infoStep}
      draft={application.draft}
      submitText="下一步：上传照片"
    >
      <RefusedNote reason={application.rejectReason} />
      <ConsentBox field={fields.agreed} agreement={agreement} matter="证件信息与影像" />
      <Card>
        <ChoiceField
          field={fields.idType}
          label="证件类型"
          options={PAPER_TYPES.map(value => ({ value, text: labelOf(ID_TYPE, value) }))}
          shape="rows"
        />
      </Card>
      {!fields.idType.isEmpty && (
        <Card>
          <TextField
            field={fields.name}
            label="姓名"
            kind="text"
            placeholder="与证件上的一致"
            maxLength={TYPED_MAX.name}
          />
          <CountryField field={fields.nationality} label="国籍（地区）" countries={countries} />
          <TextField
            field={fields.idNo}
            label="证件号码"
            kind="text"
            placeholder={hint}
            maxLength={TYPED_MAX.paperNo}
          />
          <DateField field={fields.birthDate} label="出生日期" max={todayInShanghai(Date.now())} />
          <ChoiceField field={fields.sex} label="性别" options={optionsOf(SEX)} />
          <CheckField field={fields.isLasting}>证件长期有效</CheckField>
          <DateField field={fields.expireDate} label="证件有效期" />
          <MobileField field={fields.mobile} />
        </Card>
      )}
    </FlowPage>
  )
})
