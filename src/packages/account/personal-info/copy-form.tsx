import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { EXPORT_SCOPES, EXPORT_VALID_DAYS, type ExportScope } from '@/contract/personal-info'
import { EmailField } from '@/domains/contact/contact-fields'
import { EarlierWrite } from '@/domains/verification/earlier-write'
import { CheckList } from '@/ui/fields/check-list'
import { ChoiceField } from '@/ui/fields/choice-field'
import { Card } from '@/ui/kit/card'
import { Note } from '@/ui/kit/note'
import { SectionHead } from '@/ui/kit/section-head'
import { FormPage } from '@/ui/templates/form-page'
import type { CopyStore } from './copy-store'

const NOTES: Readonly<Record<string, string>> = {
  basic: '手机号、姓名、证件等',
  account: '银行卡与开户银行',
  trade: '全部交易记录',
  contract: '合同与协议确认记录',
  message: '验证码与通知的发送记录',
  device: '登录日志与使用行为',
}
const SCOPES = Object.entries(EXPORT_SCOPES).map(([value, text]) => ({
  value: value as ExportScope,
  text,
  note: NOTES[value],
}))
const FORMATS = [
  { value: 'pdf', text: 'PDF 文件' },
  { value: 'csv', text: 'CSV 表格' },
] as const
const DELIVERIES = [
  { value: 'app', text: '在应用内查看' },
  { value: 'email', text: '邮件通知' },
] as const

/** What the copy shall hold, in which form, and how the customer hears of it; below it the applications made before. */
export const CopyForm = observer(function CopyForm(props: { store: CopyStore; children: ReactNode }) {
  const { store, children } = props
  const { application, submission } = store
  const { scopes, format, delivery, email } = store.form.fields
  return (
    <FormPage
      submission={submission}
      submitText="下一步：短信验证"
      disabledReason={store.reason}
      afterSubmit={children}
    >
      <EarlierWrite write={application} />
      <Note>
        副本含您的完整信息，请妥善保管。文件生成后保留 {EXPORT_VALID_DAYS} 天，最迟 15 个工作日完成。
      </Note>
      <Card>
        <SectionHead title="选择范围" />
        <CheckList field={scopes} label="选择范围" options={SCOPES} />
      </Card>
      <Card>
        <ChoiceField field={format} label="文件格式" options={FORMATS} />
        <ChoiceField field={delivery} label="接收方式" options={DELIVERIES} />
        <EmailField field={email} helper="生成后邮件通知您；为保护信息，邮件不含附件，文件在应用内查看" />
      </Card>
    </FormPage>
  )
})
