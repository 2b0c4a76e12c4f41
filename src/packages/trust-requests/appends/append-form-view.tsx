import { observer } from 'mobx-react'
import { ASSET_SOURCE, PROPERTY_TYPE } from '@/contract/tables/trust'
import { optionsOf } from '@/contract/labels'
import { AmountsEye } from '@/domains/amounts/amounts-eye'
import { Money } from '@/domains/amounts/money'
import { CardField } from '@/domains/bank-cards/card-field'
import { CardSheet } from '@/domains/bank-cards/card-sheet'
import { FlowPage } from '@/domains/flow/flow-page'
import { FileListCard } from '@/domains/uploads/file-list-card'
import { EarlierWrite } from '@/domains/verification/earlier-write'
import { saidYuan } from '@/lib/purchase'
import { PROPERTY_NAME_MAX } from '@/lib/trust-append'
import { AmountField } from '@/ui/fields/amount-field'
import { CheckField } from '@/ui/fields/check-field'
import { ChoiceField } from '@/ui/fields/choice-field'
import { TextField } from '@/ui/fields/text-field'
import { Card, KeyValue } from '@/ui/kit/card'
import { Note } from '@/ui/kit/note'
import { SectionHead } from '@/ui/kit/section-head'
import type { AppendApplication, AppendStanding } from './append-application'

const ONLY_STEP = { number: 1, total: 1, title: '追加委托' } as const

interface AppendFormViewProps {
  application: AppendApplication
  standing: AppendStanding
}

/** What the trust has, what is added to it, and what proves where that comes from. */
export const AppendFormView = observer(function AppendFormView({
  application,
  standing,
}: AppendFormViewProps) {
  const { fields } = application.form
  return (
    <FlowPage
      position={ONLY_STEP}
      submission={application.submission}
      draft={application.draft}
      submitText="短信验证并提交"
      disabledReason={standing.reason || undefined}
      beforeSubmit={
        <CheckField field={fields.declared}>
          本人声明追加的财产为本人合法所有，来源合法，未损害债权人利益。
        </CheckField>
      }
    >
      <EarlierWrite write={application.application} />
      <Card>
        <SectionHead title={standing.trustName}>
          <AmountsEye />
        </SectionHead>
        <KeyValue label={`信托财产总额（元）`}>
          <Money value={standing.currentTotal} />
        </KeyValue>
        <KeyValue label="估值日">{standing.assetDate}</KeyValue>
      </Card>
      <Card>
        <AmountField
          field={fields.amount}
          label="追加金额（元）"
          placeholder="请输入追加金额"
          helper={`${saidYuan(standing.minAmount, ' ')}起`}
        />
        <ChoiceField
          field={fields.propertyType}
          label="财产类型"
          options={optionsOf(PROPERTY_TYPE)}
          shape="rows"
        />
        <TextField
          field={fields.propertyName}
          label="财产名称"
          kind="text"
          placeholder="如：某保险公司年金保单"
          maxLength={PROPERTY_NAME_MAX}
        />
      </Card>
      <CardField
        field={fields.cardId}
        label="付款账户"
        helper="须为本人名下账户，他人代付将原路退回"
        cards={application.cards}
        onAdd={application.binding.open}
      />
      <Card>
        <ChoiceField
          field={fields.sourceOfFunds}
          label="资金来源"
          options={optionsOf(ASSET_SOURCE)}
          shape="rows"
        />
      </Card>
      <FileListCard files={application.files} title="来源证明" />
      <Note>可提交收入证明、完税证明、交易合同、产权证明等。审核通过后，页面会显示交付方式和期限。</Note>
      <CardSheet binding={application.binding} />
    </FlowPage>
  )
})
