import { observer } from 'mobx-react'
import { useEffect } from 'react'
import type { QualifiedInfo } from '@/contract/investor'
import { GATE } from '@/contract/tables/customer'
import { useFlow } from '@/domains/flow/flows'
import { isOn } from '@/lib/flag'
import { useStores } from '@/stores/root/context'
import { Button } from '@/ui/kit/button'
import { ResourceView } from '@/ui/states/resource-view'
import { DetailPage } from '@/ui/templates/detail-page'
import { FactsStep } from './facts-step'
import { InvestorApplication } from './investor-application'
import type { InvestorStep } from './investor-flow'
import { InvestorOverview } from './investor-overview'
import { ProofStep } from './proof-step'
import { ReviewStep } from './review-step'
import { useInvestorStep } from './use-investor-step'

const STEPS = { facts: FactsStep, proof: ProofStep, review: ReviewStep } as const

interface QualificationProps {
  /** `''`: how the customer stands. */
  step: InvestorStep | ''
  returnTo: string | undefined
}

/** Counting as a qualified investor: how the customer stands, or a step of the application. */
export const Qualification = observer(function Qualification({ step, returnTo }: QualificationProps) {
  const application = useFlow(InvestorApplication)
  const isAllowed = useInvestorStep(application, step)
  useEffect(() => application.comeFrom(returnTo), [application, returnTo])
  if (step === '') return <Overview application={application} />
  const Step = STEPS[step]
  return (
    <ResourceView resource={application.info}>
      {() => isAllowed && <Step application={application} />}
    </ResourceView>
  )
})

const GATE_REASONS = { [GATE.realName]: '请先完成实名认证', [GATE.idCard]: '请先更新证件' } as const

const Overview = observer(function Overview({ application }: { application: InvestorApplication }) {
  return (
    <DetailPage
      resource={application.info}
      renderDock={info => <Ways application={application} info={info} />}
    >
      {info => <InvestorOverview info={info} />}
    </DetailPage>
  )
})

interface WaysProps {
  application: InvestorApplication
  info: QualifiedInfo
}

/** On with an application, or back to what waits for it. */
const Ways = observer(function Ways({ application, info }: WaysProps) {
  const { navigation } = useStores()
  const { gate, canApply } = info
  if (isOn(canApply)) {
    const word = info.application ? '重新申请认定' : '开始认定'
    return (
      <Button
        disabledReason={gate === '' ? undefined : GATE_REASONS[gate]}
        trackId="investor-begin"
        onTap={() => application.goTo('facts')}
      >
        {application.isBegun ? '继续填写' : word}
      </Button>
    )
  }
  const { returnTo } = application
  return (
    <Button
      trackId="investor-return"
      onTap={() => (returnTo ? navigation.returnTo(returnTo) : navigation.back())}
    >
      {returnTo ? '返回继续办理' : '知道了'}
    </Button>
  )
})
