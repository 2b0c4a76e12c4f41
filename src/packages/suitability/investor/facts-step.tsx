import { observer } from 'mobx-react'
import { INVESTOR_LEAST } from '@/contract/tables/investor'
import { labelOf } from '@/contract/labels'
import { INVESTOR_CRITERION } from '@/contract/tables/investor'
import { FlowPage } from '@/domains/flow/flow-page'
import { INVESTOR_YEARS } from '@/lib/investor-rules'
import { stepPosition } from '@/lib/flow'
import { tenThousands } from '@/lib/format-number'
import { QUANTITY_MAX } from '@/lib/typed-quantity'
import { AmountField } from '@/ui/fields/amount-field'
import { ChoiceField } from '@/ui/fields/choice-field'
import { TextField } from '@/ui/fields/text-field'
import { Card } from '@/ui/kit/card'
import type { InvestorApplication } from './investor-application'
import { investorFlow } from './investor-flow'
import { criterionOptions } from './investor-texts'

/** Which of the three is met, by how much, and for how long the customer has invested (rule V-QI). */
export const FactsStep = observer(function FactsStep({ application }: { application: InvestorApplication }) {
  const { facts, known } = application
  const { criterion, amount, years } = facts.fields
  const position = known && stepPosition(investorFlow, known, 'facts')
  if (!position) return null
  const chosen = criterion.value
  return (
    <FlowPage position={position} submission={application.factsStep} draft={application.draft}>
      <Card>
        <ChoiceField
          field={criterion}
          label="您符合哪一项标准"
          helper="只需符合一项；均符合的，选择材料最齐全的一项。"
          options={criterionOptions()}
          shape="rows"
        />
      </Card>
      <Card>
        {chosen !== '' && (
          <AmountField
            field={amount}
            label={`${labelOf(INVESTOR_CRITERION, chosen)}（元）`}
            placeholder="请填写金额"
            helper={`不低于 ${tenThousands(INVESTOR_LEAST[chosen])} 万元`}
          />
        )}
        <TextField
          field={years}
          label="投资经历（年）"
          kind="number"
          placeholder="如 5"
          maxLength={QUANTITY_MAX}
          helper={`购买银行理财、基金、股票、信托等产品的年数，须满${INVESTOR_YEARS}年`}
        />
      </Card>
    </FlowPage>
  )
})
