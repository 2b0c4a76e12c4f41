import { observer } from 'mobx-react'
import { CERT_LANG, CERT_PURPOSE } from '@/contract/tables/certificate'
import { optionsOf } from '@/contract/labels'
import type { CertStanding } from '@/contract/certificate'
import { EmailField } from '@/domains/contact/contact-fields'
import { FlowPage } from '@/domains/flow/flow-page'
import { EarlierWrite } from '@/domains/verification/earlier-write'
import { PURPOSE_MAX } from '@/lib/certificate-rules'
import { TYPED_MAX } from '@/lib/typed-number'
import { CheckList } from '@/ui/fields/check-list'
import { ChoiceField } from '@/ui/fields/choice-field'
import { DateField } from '@/ui/fields/date-field'
import { TextAreaField } from '@/ui/fields/text-area-field'
import { TextField } from '@/ui/fields/text-field'
import { Card } from '@/ui/kit/card'
import { SectionHead } from '@/ui/kit/section-head'
import type { CertificateApplication } from './certificate-application'
import { CertificatePreview } from './certificate-preview'
import { roleOptions, SCOPE_OPTIONS, typeOptions } from './certificate-texts'

const ONLY_STEP = { number: 1, total: 1, title: '资产证明申请' } as const

interface CertificateFormViewProps {
  application: CertificateApplication
  standing: CertStanding
}

/** What is to be certified with its preview, and how it is to be written and told of. */
export const CertificateFormView = observer(function CertificateFormView(props: CertificateFormViewProps) {
  const { application, standing } = props
  const { fields } = application.form
  return (
    <FlowPage
      position={ONLY_STEP}
      submission={application.submission}
      draft={application.draft}
      submitText="短信验证并提交"
      disabledReason={application.reason}
    >
      <EarlierWrite write={application.application} />
      <Card>
        <ChoiceField field={fields.certType} label="证明类型" options={typeOptions()} shape="rows" />
        <Days application={application} lastDay={standing.lastDay} />
        <ChoiceField field={fields.holderRole} label="持有身份" options={roleOptions()} />
        <ChoiceField field={fields.scope} label="产品范围" options={SCOPE_OPTIONS} />
        <Products application={application} />
      </Card>
      <SectionHead title="证明内容预览" />
      <CertificatePreview application={application} />
      <SectionHead title="用途与接收" />
      <Card>
        <ChoiceField field={fields.purpose} label="用途" options={optionsOf(CERT_PURPOSE)} />
        <TextAreaField
          field={fields.purposeText}
          label="用途说明"
          placeholder="请说明证明的用途"
          min={1}
          max={PURPOSE_MAX}
        />
        <ChoiceField field={fields.lang} label="语言" options={optionsOf(CERT_LANG)} />
        <TextField
          field={fields.nameEn}
          label="英文姓名"
          kind="text"
          placeholder="与护照一致，如 LIN ZHIYUAN"
          maxLength={TYPED_MAX.name}
        />
        <EmailField
          field={fields.email}
          label="接收邮箱"
          helper="开具后邮件通知您；为保护信息，邮件不含附件，邮箱不会保存在草稿中"
        />
      </Card>
    </FlowPage>
  )
})

/** The day, or the first and last day of the period; none of them later than yesterday. */
const Days = observer(function Days(props: { application: CertificateApplication; lastDay: string }) {
  const { certDate, startDate, endDate } = props.application.form.fields
  const { lastDay } = props
  return (
    <>
      <DateField field={certDate} label="证明日期" max={lastDay} helper={`最晚为 ${lastDay}`} />
      <DateField field={startDate} label="开始日期" max={lastDay} />
      <DateField field={endDate} label="结束日期" max={lastDay} helper={`最晚为 ${lastDay}，最长一年`} />
    </>
  )
})

/** The products of the day, to choose from. */
const Products = observer(function Products({ application }: { application: CertificateApplication }) {
  const { productIds } = application.form.fields
  if (!productIds.isShown) return null
  const options = application.held.map(({ productId, productName }) => ({
    value: productId,
    text: productName,
  }))
  return <CheckList field={productIds} label="产品" options={options} />
})
