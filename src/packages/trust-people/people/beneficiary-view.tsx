import { observer } from 'mobx-react'
import { ACCOUNT_OWNER } from '@/contract/tables/beneficiary'
import { TAX_TYPE } from '@/contract/tables/tax'
import { RELATION } from '@/contract/tables/trust'
import { labelOf, optionsOf } from '@/contract/labels'
import { ID_TYPE, SEX } from '@/contract/tables/customer'
import { CardPhotoSlot } from '@/domains/card-photos/card-photo-slot'
import { CountryField } from '@/domains/countries/country-field'
import { EmailField, MobileField } from '@/domains/contact/contact-fields'
import { AddressFields } from '@/domains/regions/address-fields'
import { FlowPage } from '@/domains/flow/flow-page'
import { StrayRemarks } from '@/domains/flow/stray-remarks'
import { ageOn } from '@/lib/date'
import { nationalIdSex } from '@/lib/national-id'
import { FileListCard } from '@/domains/uploads/file-list-card'
import { TYPED_MAX } from '@/lib/typed-number'
import { QUANTITY_MAX } from '@/lib/typed-quantity'
import { focusElement } from '@/platform/elements/elements'
import { CheckField } from '@/ui/fields/check-field'
import { DateField } from '@/ui/fields/date-field'
import { ChoiceField } from '@/ui/fields/choice-field'
import { SelectField } from '@/ui/fields/select-field'
import { SwitchRow } from '@/ui/fields/switch-row'
import { TextField } from '@/ui/fields/text-field'
import { camera } from '@/ui/icon/glyphs/camera'
import { Card, KeyValue } from '@/ui/kit/card'
import { LinkCard } from '@/ui/kit/link-card'
import { Note } from '@/ui/kit/note'
import { RowLink } from '@/ui/kit/row-link'
import { SectionHead } from '@/ui/kit/section-head'
import type { BeneficiaryStore } from './beneficiary-store'

const ONE_STEP = { number: 1, total: 1, title: '受益人' } as const

/** One beneficiary: who they are, what they get, and where it is paid. */
export const BeneficiaryView = observer(function BeneficiaryView({ store }: { store: BeneficiaryStore }) {
  const { form, submission, draft, today, isMinor, isSelfKept } = store
  return (
    <FlowPage
      position={ONE_STEP}
      submission={submission}
      draft={draft}
      submitText={isMinor && !isSelfKept ? '保存并填写监护人' : '保存'}
      beforeSubmit={
        <CheckField field={form.fields.consent}>
          本人确认已取得受益人或其监护人同意，将其个人信息提供给远岚信托，仅用于设立信托和支付信托利益。
        </CheckField>
      }
    >
      <StrayRemarks remarks={store.strayRemarks} />
      <SectionHead title="身份信息" />
      {isSelfKept && <SelfKept store={store} />}
      <CardPart store={store} />
      <Identity store={store} today={today} />
      {isMinor && !isSelfKept && <Note>受益人未满 18 周岁，保存后请继续填写监护人信息。</Note>}
      <SectionHead title="受益安排" />
      <Card>
        <SelectField field={form.fields.order} label="受益顺位" options={store.orders} />
        <TextField
          field={form.fields.sharePercent}
          label="受益比例（%）"
          kind="amount"
          placeholder="如 30.00"
          maxLength={QUANTITY_MAX}
          helper={store.sumText}
        />
        <Account store={store} />
      </Card>
      {form.fields.files.isShown && <FileListCard files={store.files} title="证件与关系证明" />}
    </FlowPage>
  )
})

/** What beneficiaries keep themselves stands masked, and is theirs to change. */
const SelfKept = observer(function SelfKept({ store }: { store: BeneficiaryStore }) {
  return (
    <>
      <Card>
        <KeyValue label="姓名">{store.loaded.data?.detail?.nameMask}</KeyValue>
      </Card>
      <Note>证件、联系方式和收款账户由受益人本人或监护人维护，您可以调整关系、顺位和比例。</Note>
    </>
  )
})

/** Both sides of the identity card, for who would rather not type. */
const CardPart = observer(function CardPart({ store }: { store: BeneficiaryStore }) {
  const { card, form } = store
  const { cardConsent } = form.fields
  if (!cardConsent.isShown) return null
  if (!card.isOpen) {
    return (
      <LinkCard>
        <RowLink
          glyph={camera}
          title="拍摄身份证自动填写"
          caption="也可以直接在下方填写"
          trackId="bene-card-photos"
          onTap={card.open}
        />
      </LinkCard>
    )
  }
  const lockedReason = cardConsent.value ? undefined : '请先勾选上方的单独同意'
  const handleLocked = () => focusElement(cardConsent.id)
  return (
    <>
      <CheckField field={cardConsent}>
        本人已取得受益人或其监护人同意，由远岚信托识别并保存其身份证影像，仅用于设立信托和支付信托利益。
      </CheckField>
      <SectionHead title="受益人身份证（选填）" />
      <CardPhotoSlot card={card.front} lockedReason={lockedReason} onLocked={handleLocked} />
      <CardPhotoSlot card={card.back} lockedReason={lockedReason} onLocked={handleLocked} />
    </>
  )
})

interface PartProps {
  store: BeneficiaryStore
  today: string
}

const Identity = observer(function Identity({ store, today }: PartProps) {
  const { fields } = store.form
  const isOrganisation = store.isOrganisation
  return (
    <Card>
      <TextField
        field={fields.name}
        label={isOrganisation ? '机构名称' : '姓名'}
        kind="text"
        placeholder="与证件一致"
        maxLength={TYPED_MAX.name}
      />
      <SelectField field={fields.relation} label="与委托人关系" options={optionsOf(RELATION)} />
      <SelectField field={fields.idType} label="证件类型" options={optionsOf(ID_TYPE)} />
      <CountryField field={fields.nationality} label="国籍（地区）" countries={store.countries} />
      <TextField
        field={fields.idNo}
        label={isOrganisation ? '统一社会信用代码' : '证件号码'}
        kind={isOrganisation ? 'text' : 'idNo'}
        maxLength={TYPED_MAX.paperNo}
        fine={toldBy(store, today)}
      />
      <DateField field={fields.birthDate} label="出生日期" max={today} />
      <ChoiceField field={fields.sex} label="性别" options={optionsOf(SEX)} />
      {fields.isLasting.isShown && (
        <SwitchRow
          title="证件长期有效"
          isOn={fields.isLasting.content}
          onToggle={() => fields.isLasting.set(!fields.isLasting.content)}
        />
      )}
      <DateField field={fields.idExpireDate} label="证件有效期至" min={today} />
      <MobileField field={fields.mobile} />
      <TextField field={fields.occupation} label="职业" kind="text" maxLength={40} />
      <EmailField field={fields.email} placeholder="用于接收分配通知" />
      {fields.address.isShown && <AddressFields parts={store.address} />}
      <SelectField field={fields.taxType} label="税收居民身份" options={optionsOf(TAX_TYPE)} />
    </Card>
  )
})

/** 由证件号码得出：女，2012-07-06，14岁; nothing where the number does not say it. */
function toldBy({ birthDate, form, isOrganisation }: BeneficiaryStore, today: string): string | undefined {
  const { idNo, birthDate: typed } = form.fields
  if (isOrganisation || typed.isShown || !idNo.isValid || birthDate === '') return undefined
  const age = ageOn(birthDate, today)
  return `由证件号码得出：${labelOf(SEX, nationalIdSex(idNo.value))}，${birthDate}，${age ?? '--'} 岁`
}

const Account = observer(function Account({ store }: { store: BeneficiaryStore }) {
  const { accountOwner, accountName, cardNo } = store.form.fields
  return (
    <>
      <ChoiceField field={accountOwner} label="收款账户" options={optionsOf(ACCOUNT_OWNER)} shape="rows" />
      <TextField
        field={accountName}
        label="收款账户户名"
        kind="text"
        maxLength={TYPED_MAX.name}
        helper="须与受益人一致；未成年人可使用监护人账户"
      />
      <TextField
        field={cardNo}
        label="银行卡号"
        kind="number"
        placeholder="16 至 19 位储蓄卡号"
        maxLength={TYPED_MAX.cardNo}
      />
    </>
  )
})
