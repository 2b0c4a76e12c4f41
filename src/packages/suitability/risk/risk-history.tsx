import { observer } from 'mobx-react'
import type { PastResult } from '@/contract/risk'
import { RISK_RESULT_STATUS } from '@/contract/tables/risk'
import { labelOf } from '@/contract/labels'
import { useStores } from '@/stores/root/context'
import { LinkCard } from '@/ui/kit/link-card'
import { RowLink } from '@/ui/kit/row-link'
import { SectionHead } from '@/ui/kit/section-head'
import { levelText } from '@/domains/suitability/level-text'

interface RiskHistoryProps {
  history: readonly PastResult[]
  /** What the result's page is told of where to lead back to. */
  way: { readonly returnTo?: string }
}

/** Every test with its result, newest first; each leads to its result. */
export const RiskHistory = observer(function RiskHistory({ history, way }: RiskHistoryProps) {
  const { navigation } = useStores()
  if (history.length === 0) return null
  return (
    <>
      <SectionHead title="历次结果" />
      <LinkCard>
        {history.map(({ resultId, date, level, status }) => (
          <RowLink
            key={resultId}
            title={levelText(level)}
            caption={date}
            value={labelOf(RISK_RESULT_STATUS, status)}
            trackId="risk-past"
            {...navigation.link('suitability/risk-result', { resultId, ...way })}
          />
        ))}
      </LinkCard>
    </>
  )
})
