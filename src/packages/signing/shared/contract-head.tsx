import { observer } from 'mobx-react'
import { View } from '@tarojs/components'
import type { Contract } from '@/contract/signing'
import { AmountsEye } from '@/domains/amounts/amounts-eye'
import { Money } from '@/domains/amounts/money'
import { AppOnlyNote } from '@/domains/gates/app-only'
import { StepHeader } from '@/domains/flow/step-header'
import { DeadlineRow } from '@/domains/time/deadline-row'
import { stepPosition } from '@/lib/flow'
import { Heading } from '@/platform/elements/elements'
import { Card, KeyValue } from '@/ui/kit/card'
import { contractFlow, type SigningStep } from './contract-flow'
import type { ContractSigning } from './contract-signing'
import './contract-head.scss'

interface ContractHeadProps {
  signing: ContractSigning
  contract: Contract
  step: SigningStep
}

/** What is signed, until when, and where the customer is on the way. */
export const ContractHead = observer(function ContractHead({ signing, contract, step }: ContractHeadProps) {
  const { kind, productName, applyAmount, signDeadline, serverTime } = contract
  const position = stepPosition(contractFlow, contract, step)
  return (
    <View>
      {position && <StepHeader position={position} />}
      <AppOnlyNote />
      <Card>
        <Heading level={1} className="contract-head__name">
          {productName}
        </Heading>
        <KeyValue label={kind === 'trust' ? '设立金额（元）' : '认购金额（元）'}>
          <View className="contract-head__amount">
            <Money value={applyAmount} />
            <AmountsEye />
          </View>
        </KeyValue>
        {signDeadline && (
          <DeadlineRow
            label="签约截止"
            deadline={signDeadline}
            serverTime={serverTime}
            onOver={() => void signing.contract.load()}
          />
        )}
      </Card>
    </View>
  )
})
