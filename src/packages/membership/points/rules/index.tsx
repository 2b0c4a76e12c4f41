import { pointsRule } from '@/contract/membership'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { Resource } from '@/stores/primitives/resource'
import { DetailPage } from '@/ui/templates/detail-page'
import { pointsRules } from '../../queries'
import { LevelTable, RuleTexts } from '../level-rules'

export default definePage(function RulesPage() {
  const resource = usePageStore(root => new Resource(signal => root.read(pointsRule, pointsRules(), signal)))
  return (
    <PageShell route="membership/rules">
      <DetailPage resource={resource}>
        {({ vipLevel, levels, rules }) => (
          <>
            <LevelTable vipLevel={vipLevel} levels={levels} />
            <RuleTexts rules={rules} />
          </>
        )}
      </DetailPage>
    </PageShell>
  )
})
