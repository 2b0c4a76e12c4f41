import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { useParams } from '@/domains/shell/use-params'
import { choiceParam } from '@/lib/address-choice'
import { isOn } from '@/lib/flag'
import { INVESTOR_STEPS } from '../investor-flow'
import { Qualification } from '../qualification'
import { ViewGate } from '../view-gate'

export default definePage(function InvestorDeclarationPage() {
  const { viewOnly, step, returnTo } = useParams('suitability/investor-declaration')
  return (
    <PageShell route="suitability/investor-declaration">
      {isOn(viewOnly) ? (
        <ViewGate returnTo={returnTo} />
      ) : (
        <Qualification step={choiceParam(step, INVESTOR_STEPS)} returnTo={returnTo} />
      )}
    </PageShell>
  )
})
