import { observer } from 'mobx-react'
import type { RiskResult, RiskResultAnswer } from '@/contract/risk'
import { RISK_RESULT_STATUS, type RiskResultStatus } from '@/contract/tables/risk'
import { useAppOnlyReason } from '@/domains/gates/app-only'
import { testLimitReason } from '@/lib/risk-limits'
import { useStores } from '@/stores/root/context'
import { type Action, ActionBar } from '@/ui/kit/action-bar'
import { ReasonLine } from '@/ui/kit/reason-line'

interface ResultActionsProps {
  answer: RiskResultAnswer
  result: RiskResult
  returnTo: string | undefined
}

/** Results that a customer may want to put another in the place of. */
const CAN_RETEST: readonly RiskResultStatus[] = [
  RISK_RESULT_STATUS.unconfirmed,
  RISK_RESULT_STATUS.confirmed,
  RISK_RESULT_STATUS.expired,
]

/** What a result can be followed by: its confirmation, another test, or what waited for it. */
export const ResultActions = observer(function ResultActions(props: ResultActionsProps) {
  const { answer, result, returnTo } = props
  const { navigation } = useStores()
  const appOnly = useAppOnlyReason()
  const { status, resultId } = result
  if (!CAN_RETEST.includes(status)) return null
  const isWaiting = status === RISK_RESULT_STATUS.unconfirmed
  const retest: Action = {
    text: '重新测评',
    tone: status === RISK_RESULT_STATUS.expired ? 'primary' : 'secondary',
    disabledReason: appOnly ?? testLimitReason(answer),
    trackId: 'risk-again',
    onTap: () => navigation.go('suitability/risk-overview', { returnTo }, 'replace'),
  }
  const confirm: Action = {
    text: '确认结果',
    disabledReason: appOnly,
    trackId: 'risk-confirm',
    onTap: () => navigation.go('suitability/risk-code', { resultId, returnTo }),
  }
  const leave: Action = {
    text: returnTo ? '返回继续办理' : '完成',
    trackId: 'risk-done',
    onTap: () => (returnTo ? navigation.returnTo(returnTo) : navigation.back()),
  }
  const onwards = { [RISK_RESULT_STATUS.unconfirmed]: [confirm], [RISK_RESULT_STATUS.confirmed]: [leave] }
  const main = onwards[status as keyof typeof onwards] ?? []
  return (
    <>
      {isWaiting && (
        <ReasonLine text={result.previous ? '短信确认后生效，未确认前沿用原结果' : '短信确认后生效'} />
      )}
      <ActionBar actions={[retest, ...main]} />
    </>
  )
})
