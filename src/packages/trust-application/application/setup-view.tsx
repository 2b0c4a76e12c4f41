import { observer } from 'mobx-react'
import { FT_KINDS, type FtFeePlan, type FtKind } from '@/contract/ft-application'
import { labelOf } from '@/contract/labels'
import { INVEST_MODE, TRUST_KIND } from '@/contract/tables/trust'
import { Money } from '@/domains/amounts/money'
import { MobileField } from '@/domains/contact/contact-fields'
import { percent, tenThousands } from '@/lib/format-number'
import { PURPOSE_LENGTH, TRUST_NAME_LENGTH, WISHES_MAX } from '@/lib/trust-rules'
import { TYPED_MAX } from '@/lib/typed-number'
import { QUANTITY_MAX } from '@/lib/typed-quantity'
import { AmountField } from '@/ui/fields/amount-field'
import { ChoiceField } from '@/ui/fields/choice-field'
import { SwitchRow } from '@/ui/fields/switch-row'
import { TextAreaField } from '@/ui/fields/text-area-field'
import { TextField } from '@/ui/fields/text-field'
import { Card } from '@/ui/kit/card'
import { Note } from '@/ui/kit/note'
import { ResourceView } from '@/ui/states/resource-view'
import type { SetupStep } from './setup-step'
import { StepPage } from './step-page'

const KINDS = Object.keys(FT_KINDS) as FtKind[]
const TERM_OPTIONS = [
  { value: '10', text: '10年' },
  { value: '20', text: '20年' },
  { value: '30', text: '30年' },
  { value: '0', text: '无固定期限' },
  { value: 'other', text: '其他' },
] as const
const MODES = [
  { value: INVEST_MODE.instruction, note: '由您下达投资指令，公司核对后执行' },
  { value: INVEST_MODE.trustee, note: '在约定范围内由公司决定' },
  { value: INVEST_MODE.advisor, note: '由您指定的顾问提出建议' },
]

/** Step 5: name, kind, purpose, amount and term of the trust, who manages it, and what it costs. */
export const SetupView = observer(function SetupView({ step }: { step: SetupStep }) {
  const { fields } = step.form
  return (
    <StepPage id="setup" step={step}>
      {({ minAmounts, warnings }) => (
        <>
          {warnings.map(warning => (
            <Note key={warning} tone="warn">
              {warning}
            </Note>
          ))}
          <Card>
            <ChoiceField
              field={fields.trustKind}
              label="信托类别"
              shape="rows"
              options={KINDS.map(value => ({
                value,
                text: labelOf(TRUST_KIND, value),
                note: `设立金额不低于 ${tenThousands(minAmounts.find(({ trustKind }) => trustKind === value)?.amount)} 万元`,
              }))}
            />
            <TextField
              field={fields.trustName}
              label="信托名称"
              kind="text"
              placeholder="如 林氏家族信托"
              maxLength={TRUST_NAME_LENGTH.max}
            />
            <TextAreaField
              field={fields.purpose}
              label="设立目的"
              placeholder="写明用于家庭的哪些安排，如养老、教育"
              min={PURPOSE_LENGTH.min}
              max={PURPOSE_LENGTH.max}
            />
            <AmountField
              field={fields.initialAmount}
              label="设立金额（元）"
              placeholder="请填写金额"
              helper={amountHelper(fields.trustKind.value)}
            />
            <ChoiceField field={fields.termYears} label="信托期限" options={TERM_OPTIONS} />
            <TextField
              field={fields.otherTerm}
              label="其他期限（年）"
              kind="number"
              placeholder="5 至 50"
              maxLength={QUANTITY_MAX}
            />
          </Card>
          <Card>
            <ChoiceField
              field={fields.investMode}
              label="投资管理模式"
              options={MODES.map(mode => ({ ...mode, text: labelOf(INVEST_MODE, mode.value) }))}
              shape="rows"
            />
            <TextField
              field={fields.adviser}
              label="投资顾问"
              kind="text"
              placeholder="机构全称，或顾问姓名"
              maxLength={50}
            />
          </Card>
          <Fees step={step} />
          <Card>
            <SwitchRow
              title="指定保护人"
              caption="监督信托运行的人，可不指定"
              isOn={fields.hasProtector.content}
              onToggle={() => fields.hasProtector.set(!fields.hasProtector.content)}
            />
            <TextField
              field={fields.protectorName}
              label="保护人姓名"
              kind="text"
              maxLength={TYPED_MAX.name}
            />
            <MobileField field={fields.protectorMobile} label="保护人手机号" />
            <SwitchRow
              title="可用于公益慈善"
              caption="信托利益的一部分可以按您的意愿用于公益慈善"
              isOn={fields.charity.content}
              onToggle={() => fields.charity.set(!fields.charity.content)}
            />
            <TextAreaField
              field={fields.wishes}
              label="特别意愿"
              placeholder="如家训、对后人的期望"
              min={0}
              max={WISHES_MAX}
            />
          </Card>
        </>
      )}
    </StepPage>
  )
})

const amountHelper = (kind: FtKind | '') =>
  kind === '' ? '请先选择信托类别' : `不低于 ${tenThousands(FT_KINDS[kind].least)} 万元`

/** What it costs, for the kind and amount above. */
const Fees = observer(function Fees({ step }: { step: SetupStep }) {
  const { feePlanId, initialAmount, trustKind } = step.form.fields
  if (trustKind.value === '' || initialAmount.problem !== undefined) {
    return <Note>填写信托类别和设立金额后，可选择收费方案。</Note>
  }
  return (
    <ResourceView resource={step.plans}>
      {plans => (
        <Card>
          <ChoiceField
            field={feePlanId}
            label="收费方案"
            shape="rows"
            options={plans.map(plan => ({
              value: plan.feePlanId,
              text: plan.name,
              note: <FeeNote plan={plan} />,
            }))}
          />
        </Card>
      )}
    </ResourceView>
  )
})

/** What a plan costs; the amount obeys the eye like every other. */
function FeeNote({ plan }: { plan: FtFeePlan }) {
  return (
    <>
      设立费 <Money value={plan.setupFee} /> 元，管理费每年 {percent(plan.annualRate)}。{plan.remark}
    </>
  )
}
