import { observer } from 'mobx-react'
import type { RiskInfo } from '@/contract/risk'
import { RISK_STATUS } from '@/contract/tables/risk'
import { AppOnlyNote } from '@/domains/gates/app-only'
import { formatDate } from '@/lib/date'
import { RISK_TESTS_PER_DAY, RISK_TESTS_PER_YEAR } from '@/lib/risk-limits'
import { useStores } from '@/stores/root/context'
import { CheckField } from '@/ui/fields/check-field'
import { Card, KeyValue } from '@/ui/kit/card'
import { LinkCard } from '@/ui/kit/link-card'
import { Note } from '@/ui/kit/note'
import { RowLink } from '@/ui/kit/row-link'
import { SectionHead } from '@/ui/kit/section-head'
import { RiskLevelCard } from './risk-level-card'
import { RiskHistory } from './risk-history'
import type { RiskTest } from './risk-test'

interface RiskOverviewViewProps {
  test: RiskTest
  info: RiskInfo
}

/** How the customer stands, what a test is for, how many are left, and what came of the earlier ones. */
export const RiskOverviewView = observer(function RiskOverviewView({ test, info }: RiskOverviewViewProps) {
  const { navigation } = useStores()
  const { pendingResultId: resultId } = info
  return (
    <>
      <AppOnlyNote />
      {resultId !== '' && (
        <LinkCard>
          <RowLink
            title="有一份测评结果待确认"
            caption="确认后生效；重新测评后，这一份不再有效。"
            trackId="risk-pending"
            {...navigation.link('suitability/risk-result', { resultId, ...test.way })}
          />
        </LinkCard>
      )}
      <Standing info={info} />
      <Card>
        <SectionHead title="评估说明" />
        <KeyValue label="用途">评估您的风险承受能力，用于判断产品是否与您匹配</KeyValue>
        <KeyValue label="问卷">{info.questionCount} 题，约需 5 分钟，可以中途保存</KeyValue>
        <KeyValue label="有效期">自测评之日起 12 个月</KeyValue>
        <KeyValue label="今日还可测">{`${info.todayLeft} 次（每日最多 ${RISK_TESTS_PER_DAY} 次）`}</KeyValue>
        <KeyValue label="近 12 个月还可测">{`${info.yearLeft} 次（最多 ${RISK_TESTS_PER_YEAR} 次）`}</KeyValue>
      </Card>
      {!test.isBegun && (
        <CheckField field={test.statement.fields.isOwn}>
          问卷由本人自主填写，作答真实、准确，未受他人代填或诱导。
        </CheckField>
      )}
      <RiskHistory history={info.history} way={test.way} />
    </>
  )
})

const Standing = observer(function Standing({ info }: { info: RiskInfo }) {
  if (info.customerRiskLevel === '') return <Note>您还没有做过风险测评。认购产品前，需要先完成测评。</Note>
  const isExpired = info.status === RISK_STATUS.expired
  return (
    <>
      {isExpired && <Note tone="warn">测评结果已过期。认购、追加前，请重新测评。</Note>}
      <RiskLevelCard
        label={isExpired ? '您上次的风险承受能力' : '您的风险承受能力'}
        level={info.customerRiskLevel}
        facts={[
          { label: '得分', value: String(info.score) },
          { label: '测评日期', value: formatDate(info.assessDate) },
          { label: '有效期至', value: formatDate(info.expireDate) },
        ]}
      />
    </>
  )
})
