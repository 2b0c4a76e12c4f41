import { observer } from 'mobx-react'
import type { BeneFillInfo } from '@/contract/beneficiary'
import { labelOf } from '@/contract/labels'
import { ACCOUNT_OWNER } from '@/contract/tables/beneficiary'
import { BANK_CHANGE_STATUS } from '@/contract/tables/trade'
import { FileListCard } from '@/domains/uploads/file-list-card'
import { EarlierWrite } from '@/domains/verification/earlier-write'
import { TYPED_MAX } from '@/lib/typed-number'
import { ChoiceField } from '@/ui/fields/choice-field'
import { SwitchRow } from '@/ui/fields/switch-row'
import { TextField } from '@/ui/fields/text-field'
import { clock } from '@/ui/icon/glyphs/clock'
import { Card, KeyValue } from '@/ui/kit/card'
import { LinkCard } from '@/ui/kit/link-card'
import { Note } from '@/ui/kit/note'
import { RowLink } from '@/ui/kit/row-link'
import { SectionHead } from '@/ui/kit/section-head'
import { FormPage } from '@/ui/templates/form-page'
import type { AccountStore } from './account-store'

interface AccountViewProps {
  store: AccountStore
  info: BeneFillInfo
}

/** The account in force, and another one in its place (rules V-CARD, V-BANK-OWNER). */
export const AccountView = observer(function AccountView({ store, info }: AccountViewProps) {
  const { form, submission, application, isInReview, names } = store
  const { fields } = form
  return (
    <FormPage
      submission={submission}
      submitText="提交变更"
      disabledReason={isInReview ? '收款账户变更正在审核，无需重复提交' : undefined}
    >
      <EarlierWrite write={application} />
      <SectionHead title="现收款账户" />
      <Card>
        <KeyValue label="受益人">{info.nameMask}</KeyValue>
        <KeyValue label="户名">{info.accountNameMask}</KeyValue>
        <KeyValue label="银行账户">{`${info.bankName} ${info.cardNoMask}`.trim()}</KeyValue>
      </Card>
      <Earlier store={store} info={info} />
      {!isInReview && (
        <>
          <SectionHead title="新收款账户" />
          <Card>
            <ChoiceField
              field={fields.accountOwner}
              label="收款账户"
              shape="rows"
              options={names.map(({ accountOwner, nameMask }) => ({
                value: accountOwner,
                text: labelOf(ACCOUNT_OWNER, accountOwner),
                note: `户名 ${nameMask}`,
              }))}
            />
            <TextField
              field={fields.accountName}
              label="户名"
              kind="text"
              placeholder="与银行卡开户姓名一致"
              maxLength={TYPED_MAX.name}
            />
            <TextField
              field={fields.cardNo}
              label="银行卡号"
              kind="number"
              placeholder="16 至 19 位储蓄卡号"
              maxLength={TYPED_MAX.cardNo}
              helper="仅支持该户名的借记卡"
            />
            <SwitchRow
              title="补充证明材料"
              isOn={fields.withFiles.content}
              onToggle={() => fields.withFiles.set(!fields.withFiles.content)}
            />
          </Card>
          {fields.files.isShown && <FileListCard files={store.files} title="证明材料" />}
          <Note>提交须通过人脸识别和短信验证。审核通过前，信托利益仍付至现收款账户。</Note>
        </>
      )}
    </FormPage>
  )
})

/** What became of the last change that was asked for. */
const Earlier = observer(function Earlier({ store, info: { account } }: AccountViewProps) {
  if (account.applyId === '') return null
  const isRefused = account.status === BANK_CHANGE_STATUS.rejected
  return (
    <>
      {isRefused && (
        <Note tone="warn">
          上次变更（{account.bankName} {account.cardNoMask}）未通过，原因：{account.rejectReason}
          。您可以修改后重新提交。
        </Note>
      )}
      <LinkCard>
        <RowLink
          glyph={clock}
          title="上次账户变更"
          caption={`${account.bankName} ${account.cardNoMask}`}
          value={labelOf(BANK_CHANGE_STATUS, account.status)}
          onTap={store.showCourse}
        />
      </LinkCard>
    </>
  )
})
