import { observer } from 'mobx-react'
import type { BeneFillInfo } from '@/contract/beneficiary'
import { labelOf } from '@/contract/labels'
import { BENE_FILL_STATUS } from '@/contract/tables/beneficiary'
import { ID_TYPE } from '@/contract/tables/customer'
import { RELATION } from '@/contract/tables/trust'
import { EmailField, MobileField } from '@/domains/contact/contact-fields'
import { AddressFields } from '@/domains/regions/address-fields'
import { orderName } from '@/domains/trusts/people-texts'
import { FileListCard } from '@/domains/uploads/file-list-card'
import { EarlierWrite } from '@/domains/verification/earlier-write'
import { isOn } from '@/lib/flag'
import { percent } from '@/lib/format-number'
import { useStores } from '@/stores/root/context'
import { CheckField } from '@/ui/fields/check-field'
import { SwitchRow } from '@/ui/fields/switch-row'
import { TextField } from '@/ui/fields/text-field'
import { creditCard } from '@/ui/icon/glyphs/credit-card'
import { Card, KeyValue } from '@/ui/kit/card'
import { LinkCard } from '@/ui/kit/link-card'
import { Note } from '@/ui/kit/note'
import { RowLink } from '@/ui/kit/row-link'
import { SectionHead } from '@/ui/kit/section-head'
import { FormPage } from '@/ui/templates/form-page'
import type { OwnDataStore } from './own-data-store'

interface OwnDataViewProps {
  store: OwnDataStore
  info: BeneFillInfo
}

/** What the trust knows of a beneficiary, masked, and what they complete of it. */
export const OwnDataView = observer(function OwnDataView({ store, info }: OwnDataViewProps) {
  const { form, submission, filling, isInReview } = store
  const { fields } = form
  return (
    <FormPage
      submission={submission}
      submitText="提交信息"
      disabledReason={isInReview ? `信息正在审核，最迟 ${info.promisedDate} 告知结果` : undefined}
      beforeSubmit={
        !isInReview && (
          <CheckField field={fields.confirmed}>本人确认所填信息真实、准确，变更时及时更新。</CheckField>
        )
      }
    >
      <EarlierWrite write={filling} />
      <Standing info={info} />
      <Known info={info} />
      {!isInReview && (
        <>
          <SectionHead title="补充或更新" />
          <Card>
            <MobileField field={fields.mobile} helper={keptText(info.mobileMask)} />
            <EmailField field={fields.email} helper={keptText(info.emailMask)} />
            <TextField field={fields.occupation} label="职业" kind="text" maxLength={40} />
            <AddressFields parts={store.address} helper={keptText(info.addressMask)} />
            <SwitchRow
              title="补充证件或关系证明"
              isOn={fields.withFiles.content}
              onToggle={() => fields.withFiles.set(!fields.withFiles.content)}
            />
          </Card>
          {fields.files.isShown && <FileListCard files={store.files} title="证明材料" />}
        </>
      )}
      <AccountLink info={info} />
    </FormPage>
  )
})

const keptText = (mask: string): string | undefined => (mask ? `现为 ${mask}，不变则不填` : undefined)

/** What became of what was last handed in. */
function Standing({ info: { status, rejectReason } }: { info: BeneFillInfo }) {
  if (status === BENE_FILL_STATUS.inReview) {
    return <Note tone="due">感谢您的补充，信息已提交审核。通过前，原信息继续有效。</Note>
  }
  if (status === BENE_FILL_STATUS.refused) {
    return <Note tone="warn">上次提交未通过，原因：{rejectReason}。您可以修改后重新提交。</Note>
  }
  if (status === BENE_FILL_STATUS.applied) return <Note>您上次补充的信息已经生效。</Note>
  return null
}

const Known = observer(function Known({ info }: { info: BeneFillInfo }) {
  return (
    <>
      <SectionHead title={info.trustName} />
      <Card>
        <KeyValue label={isOn(info.isGuardian) ? '被监护的受益人' : '受益人'}>{info.nameMask}</KeyValue>
        <KeyValue label="与委托人关系">{labelOf(RELATION, info.relation)}</KeyValue>
        <KeyValue label={labelOf(ID_TYPE, info.idType)}>{info.idNoMask}</KeyValue>
        <KeyValue label="受益顺位">{orderName(info.order)}</KeyValue>
        <KeyValue label="受益比例">{percent(info.sharePercent)}</KeyValue>
        <KeyValue label="手机号">{info.mobileMask}</KeyValue>
        <KeyValue label="邮箱">{info.emailMask}</KeyValue>
        <KeyValue label="联系地址">{info.addressMask}</KeyValue>
      </Card>
    </>
  )
})

function AccountLink({ info }: { info: BeneFillInfo }) {
  const { navigation } = useStores()
  return (
    <LinkCard>
      <RowLink
        glyph={creditCard}
        title="变更收款账户"
        caption={`现为 ${info.bankName} ${info.cardNoMask}`}
        {...navigation.link('trust-people/own-data', { beneId: info.beneId, mode: 'account' })}
      />
    </LinkCard>
  )
}
