import { observer } from 'mobx-react'
import type { ContractConfirm } from '@/contract/signing'
import { labelOf } from '@/contract/labels'
import { ID_TYPE } from '@/contract/tables/customer'
import { PRODUCT_TYPE, RISK_LEVEL } from '@/contract/tables/product'
import { AmountText } from '@/domains/amounts/amount-text'
import { Money } from '@/domains/amounts/money'
import { CardField } from '@/domains/bank-cards/card-field'
import { CardSheet } from '@/domains/bank-cards/card-sheet'
import { AddressField, EmailField } from '@/domains/contact/contact-fields'
import { DraftLine } from '@/domains/flow/draft-line'
import { RegionField } from '@/domains/regions/region-field'
import { isOn } from '@/lib/flag'
import { amountInCapitals } from '@/lib/capital-amount'
import { percent } from '@/lib/format-number'
import { Original } from '@/platform/elements/figure'
import { useStores } from '@/stores/root/context'
import { Card, KeyValue } from '@/ui/kit/card'
import { Note } from '@/ui/kit/note'
import { SectionHead } from '@/ui/kit/section-head'
import { ContractHead } from '../shared/contract-head'
import type { ContractSigning } from '../shared/contract-signing'
import type { Confirmation } from './confirmation'
import { termText } from './confirmation-texts'

interface ConfirmationViewProps {
  signing: ContractSigning
  confirmation: Confirmation
  info: ContractConfirm
}

/** The parties, what is bought on what terms, the card that pays and is paid to, and where the contract is sent. */
export const ConfirmationView = observer(function ConfirmationView(props: ConfirmationViewProps) {
  const { signing, confirmation, info } = props
  const { contract } = info
  return (
    <Original>
      <ContractHead signing={signing} contract={contract} step="confirm" />
      {isOn(info.isAgain) && <Note tone="warn">合同文件已更新为新版本，请核对以下内容后再次确认。</Note>}
      <DraftLine draft={confirmation.draft} />
      <SectionHead title="合同当事人" />
      <Card>
        <KeyValue label="委托人">{contract.nameMask}</KeyValue>
        <KeyValue label={labelOf(ID_TYPE, contract.idType)}>{contract.idNoMask}</KeyValue>
        <KeyValue label="手机号">{info.mobileMask}</KeyValue>
        {contract.kind === 'purchase' && <KeyValue label="受益人">委托人本人（自益）</KeyValue>}
        <KeyValue label="受托人">远岚信托有限责任公司</KeyValue>
      </Card>
      {contract.kind === 'trust' ? <TrustTerms info={info} /> : <Terms info={info} />}
      <SectionHead title="收付款账户" />
      <CardField
        field={confirmation.form.fields.cardId}
        label="本人银行卡"
        helper={
          confirmation.info.data?.contract.kind === 'trust'
            ? '现金财产须从本人账户转出'
            : '认购款须从此账户转出，信托利益与退款划入此账户'
        }
        cards={confirmation.cards}
        onAdd={confirmation.binding.open}
      />
      <SectionHead title="联系地址与合同接收" />
      <Card>
        <RegionField field={confirmation.form.fields.region} choice={confirmation.region} />
        <AddressField
          field={confirmation.form.fields.addressDetail}
          label="详细地址"
          placeholder="街道、门牌、楼层与房号"
        />
        <EmailField
          field={confirmation.form.fields.email}
          label="接收邮箱"
          helper="签署后发送办理通知；为保护信息，邮箱不会保存在草稿中"
        />
      </Card>
      <CardSheet binding={confirmation.binding} />
    </Original>
  )
})

/** What is bought, in figures and in words, and on what terms. */
const Terms = observer(function Terms({ info }: { info: ContractConfirm }) {
  const { ui } = useStores()
  const { contract, productType, riskLevel, benchmark, feeRate, fee, coolingHours } = info
  return (
    <>
      <SectionHead title="认购内容" />
      <Card>
        <KeyValue label="产品代码">{info.productCode}</KeyValue>
        <KeyValue label="产品类型">{labelOf(PRODUCT_TYPE, productType)}</KeyValue>
        <KeyValue label="风险等级">
          {riskLevel} {labelOf(RISK_LEVEL, riskLevel)}
        </KeyValue>
        <KeyValue label="认购金额（元）">
          <Money value={contract.applyAmount} />
        </KeyValue>
        {!ui.areAmountsHidden && (
          <KeyValue label="金额大写">人民币{amountInCapitals(contract.applyAmount)}</KeyValue>
        )}
        <KeyValue label={`认购费（${percent(feeRate)}）`}>
          <Money value={fee} />
        </KeyValue>
        <KeyValue label="信托期限">{termText(info)}</KeyValue>
        {benchmark && <KeyValue label="业绩比较基准">{benchmark}，不构成收益承诺</KeyValue>}
        <KeyValue label="冷静期">到账起 {coolingHours} 小时，期内可无条件撤单</KeyValue>
      </Card>
    </>
  )
})

/** What trust is set up, in figures and in words, and on what terms. */
const TrustTerms = observer(function TrustTerms({ info }: { info: ContractConfirm }) {
  const { ui } = useStores()
  const { applyAmount } = info.contract
  return (
    <>
      <SectionHead title="信托内容" />
      <Card>
        <KeyValue label="设立金额（元）">
          <Money value={applyAmount} />
        </KeyValue>
        {!ui.areAmountsHidden && <KeyValue label="金额大写">人民币{amountInCapitals(applyAmount)}</KeyValue>}
        {info.facts.map(({ label, value }) => (
          <KeyValue key={label} label={label}>
            <AmountText>{value}</AmountText>
          </KeyValue>
        ))}
      </Card>
    </>
  )
})
