import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import type { RiskResult, RiskResultAnswer } from '@/contract/risk'
import { CUSTOMER_RISK_LEVEL, RISK_RESULT_STATUS, type RiskResultStatus } from '@/contract/tables/risk'
import { labelOf } from '@/contract/labels'
import { formatDate } from '@/lib/date'
import { useStores } from '@/stores/root/context'
import { LinkCard } from '@/ui/kit/link-card'
import { Note } from '@/ui/kit/note'
import { RowLink } from '@/ui/kit/row-link'
import { AnswersSheet } from './answers-sheet'
import { RiskLevelCard } from './risk-level-card'
import { aboveText, leftText } from './risk-texts'
import { SuitableLevels } from './suitable-levels'
import './risk-result-view.scss'

/** What a result of this status says of its last day; the others say what became of them instead. */
const VALIDITY: Partial<Readonly<Record<RiskResultStatus, string>>> = {
  [RISK_RESULT_STATUS.unconfirmed]: '确认后有效至',
  [RISK_RESULT_STATUS.confirmed]: '有效至',
  [RISK_RESULT_STATUS.expired]: '有效期至',
}

interface RiskResultViewProps {
  answer: RiskResultAnswer
  result: RiskResult
  returnTo: string | undefined
}

/** A result: its level and what that means, which products go with it, what was answered, and the tests that are left. */
export const RiskResultView = observer(function RiskResultView(props: RiskResultViewProps) {
  const { answer, result } = props
  const { status, level } = result
  const isPast = status === RISK_RESULT_STATUS.replaced || status === RISK_RESULT_STATUS.dropped
  const above = aboveText(result.above)
  return (
    <>
      {status === RISK_RESULT_STATUS.expired && (
        <Note tone="warn">这份测评结果已过期。认购、追加前，请重新测评。</Note>
      )}
      <RiskLevelCard
        label={isPast ? '这一次测评的结果' : '您的风险承受能力'}
        level={level}
        facts={[
          { label: '得分', value: String(result.score) },
          { label: '测评日期', value: formatDate(result.assessDate) },
          {
            label: VALIDITY[status] ?? '状态',
            value: isPast ? labelOf(RISK_RESULT_STATUS, status) : formatDate(result.expireDate),
          },
        ]}
      >
        {result.levelDesc}
      </RiskLevelCard>
      <SuitableLevels levels={result.suitableRiskLevels} />
      {level === CUSTOMER_RISK_LEVEL.C1 && <Note>C1 是风险承受能力最低的类别，只能购买 R1 产品。</Note>}
      {!isPast && above && <Note tone="warn">{above}</Note>}
      <Ways result={result} returnTo={props.returnTo} />
      {!isPast && (
        <View className="risk-result-view__left">如与实际情况不符，请重新测评。{leftText(answer)}。</View>
      )}
    </>
  )
})

const Ways = observer(function Ways({ result, returnTo }: Pick<RiskResultViewProps, 'result' | 'returnTo'>) {
  const { navigation } = useStores()
  const [isOpen, setOpen] = useState(false)
  const { answers, previous } = result
  return (
    <>
      <LinkCard>
        {answers.length > 0 && (
          <RowLink
            title={`查看我的 ${answers.length} 项作答`}
            trackId="risk-answers"
            onTap={() => setOpen(true)}
          />
        )}
        <RowLink
          title="历次结果"
          value={previous ? `上次 ${previous.level}，${previous.date}` : undefined}
          trackId="risk-history"
          {...navigation.link('suitability/risk-overview', { returnTo })}
        />
      </LinkCard>
      <AnswersSheet answers={answers} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
})
