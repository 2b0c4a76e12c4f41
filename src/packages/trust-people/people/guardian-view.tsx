import { observer } from 'mobx-react'
import { ID_TYPE } from '@/contract/tables/customer'
import { GUARDIAN_RELATION } from '@/contract/tables/beneficiary'
import { optionsOf } from '@/contract/labels'
import type { BeneDetail } from '@/contract/beneficiary'
import { CountryField } from '@/domains/countries/country-field'
import { MobileField } from '@/domains/contact/contact-fields'
import { AddressFields } from '@/domains/regions/address-fields'
import { FlowPage } from '@/domains/flow/flow-page'
import { FileListCard } from '@/domains/uploads/file-list-card'
import { CheckField } from '@/ui/fields/check-field'
import { DateField } from '@/ui/fields/date-field'
import { SelectField } from '@/ui/fields/select-field'
import { TextField } from '@/ui/fields/text-field'
import { Card } from '@/ui/kit/card'
import { Note } from '@/ui/kit/note'
import { StrayRemarks } from '@/domains/flow/stray-remarks'
import { TYPED_MAX } from '@/lib/typed-number'
import type { GuardianStore } from './guardian-store'

const ONE_STEP = { number: 1, total: 1, title: '监护人' } as const

interface GuardianViewProps {
  store: GuardianStore
  detail: BeneDetail
}

/** Who acts for a beneficiary under age, and what proves it (rules V-GUARD, V-FILE). */
export const GuardianView = observer(function GuardianView({ store, detail }: GuardianViewProps) {
  const { form, submission, draft, files } = store
  const { fields } = form
  return (
    <FlowPage
      position={ONE_STEP}
      submission={submission}
      draft={draft}
      submitText="保存"
      beforeSubmit={
        <CheckField field={fields.consent}>
          本人确认已取得监护人同意，将其个人信息提供给远岚信托，仅用于代未成年受益人办理信托事务。
        </CheckField>
      }
    >
      <StrayRemarks remarks={store.strayRemarks} />
      <Note>受益人{detail.nameMask}未满 18 周岁，由监护人代为行使权利，至其年满 18 周岁为止。</Note>
      <Card>
        <TextField
          field={fields.name}
          label="姓名"
          kind="text"
          placeholder="与证件一致"
          maxLength={TYPED_MAX.name}
        />
        <SelectField field={fields.relation} label="与受益人关系" options={optionsOf(GUARDIAN_RELATION)} />
        <SelectField field={fields.idType} label="证件类型" options={optionsOf(ID_TYPE)} />
        <CountryField field={fields.nationality} label="国籍（地区）" countries={store.countries} />
        <TextField field={fields.idNo} label="证件号码" kind="idNo" maxLength={TYPED_MAX.paperNo} />
        <DateField field={fields.birthDate} label="出生日期" max={detail.today} />
        <CheckField field={fields.isLasting}>证件长期有效</CheckField>
        <DateField field={fields.idExpireDate} label="证件有效期至" min={detail.today} />
        <MobileField field={fields.mobile} />
        <AddressFields parts={store.address} />
      </Card>
      <FileListCard files={files} title="监护关系证明" />
      <Note>出生医学证明、户口簿，或法院、居委会出具的指定监护文书。</Note>
    </FlowPage>
  )
})
