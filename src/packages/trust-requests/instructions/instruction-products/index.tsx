import { codesOf } from '@/contract/code-table'
import { INST_SIDE } from '@/contract/tables/instruction'
import { PRODUCT_TYPE, RISK_LEVEL } from '@/contract/tables/product'
import { useFlow } from '@/domains/flow/flows'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { useShownParams } from '@/domains/shell/use-shown-params'
import { choiceParam } from '@/lib/address-choice'
import { idParam } from '@/lib/address-values'
import { useStores } from '@/stores/root/context'
import { ResourceView } from '@/ui/states/resource-view'
import { flowSubject, InstructionFlow } from '../instruction-flow'
import { ProductChoice } from '../product-choice'
import { ProductList } from '../product-list'

const lineOf = (text = '') => (/^\d$/.test(text) ? Number(text) : undefined)

export default definePage(function InstructionProductsPage() {
  const params = useParams('trust-requests/instruction-products')
  const { navigation } = useStores()
  const [trustId, instId] = [idParam(params.trustId), idParam(params.instId)]
  const flow = useFlow(InstructionFlow, flowSubject({ trustId, instId }))
  const side = choiceParam(params.side, codesOf(INST_SIDE)) || INST_SIDE.into
  const choice = usePageStore(root => {
    const riskLevel = choiceParam(params.riskLevel, codesOf(RISK_LEVEL))
    const productType = choiceParam(params.productType, codesOf(PRODUCT_TYPE))
    const filter = { riskLevel, productType, keyword: '' }
    return new ProductChoice(root, flow, { trustId, side, line: lineOf(params.line), filter })
  })
  const { riskLevel, productType } = choice.products.filter
  useShownParams('trust-requests/instruction-products', {
    trustId,
    side,
    ...(instId && { instId }),
    ...(params.line && { line: params.line }),
    ...(riskLevel && { riskLevel }),
    ...(productType && { productType }),
  })
  const handleTaken = async () => {
    // What was chosen a moment ago is no reason to ask whether the page may be left.
    await flow.draft.flush()
    if (flow.openForms > 0) navigation.back()
    // The page was opened by its address: the form follows in its place.
    else if (instId) navigation.go('trust-requests/edit-instruction', { instId }, 'replace')
    else navigation.go('trust-requests/new-instruction', { trustId }, 'replace')
  }
  return (
    <PageShell route="trust-requests/instruction-products">
      <ResourceView resource={flow.start}>
        {() => <ProductList choice={choice} onTaken={() => void handleTaken()} />}
      </ResourceView>
    </PageShell>
  )
})
