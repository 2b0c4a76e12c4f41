import { observer } from 'mobx-react'
import { View } from '@tarojs/components'
import type { Contract } from '@/contract/signing'
import { AmountsEye } from '@/domains/amounts/amounts-eye'
import { Money } from '@/domains/amounts/money'
import { StepHeader } from '@/domains/flow/step-header'
import { Countdown } from '@/domains/time/countdown'
import { stepPosition } from '@/lib/flow'
import { Card, KeyValue } from '@/ui/kit/card'
import { contractFlow, type SigningStep } from './contract-flow'
import type { ContractSigning } from './contract-signing'

interface ContractHeadProps {
  signing: ContractSigning
  contract: Contract
  step: SigningStep
}

/** What is signed, until when, and where the customer is on the way. */
export const ContractHead = observer(function ContractHead({ signing, contract, step }: ContractHeadProps) {
  const { productName, applyAmount, signDeadline, serverTime } = contract
  const position = stepPosition(contractFlow, contract, step)
  return (
    <View>
      {position && <StepHeader position={position} />}
      <Card>
        <KeyValue label="产品">{productName}</KeyValue>
        <KeyValue label="认购金额（元）">
          <Money value={applyAmount} /> <AmountsEye />
        </KeyValue>
      </Card>
      {signDeadline && (
        <Countdown
          act="签约"
          deadline={signDeadline}
          serverTime={serverTime}
          onOver={() => void signing.contract.load()}
        />
      )}
    </View>
  )
})
