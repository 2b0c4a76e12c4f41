import { View } from '@tarojs/components'
import { INST_STATUS } from '@/contract/tables/instruction'
import { codesOf } from '@/contract/code-table'
import { filterOptionsOf } from '@/contract/labels'
import { TRADE_RANGES } from '@/contract/trade'
import { AmountsEye } from '@/domains/amounts/amounts-eye'
import { definePage } from '@/domains/shell/define-page'
import { PageShell } from '@/domains/shell/page-shell'
import { usePageStore } from '@/domains/shell/use-page-store'
import { useParams } from '@/domains/shell/use-params'
import { useShownParams } from '@/domains/shell/use-shown-params'
import { PeriodButton } from '@/domains/trades/period-button'
import { choiceParam } from '@/lib/address-choice'
import { idParam, periodParam } from '@/lib/address-values'
import { chosenOf } from '@/stores/primitives/paged-list'
import { useStores } from '@/stores/root/context'
import { ActionBar } from '@/ui/kit/action-bar'
import { ChoiceButton } from '@/ui/overlays/choice-button'
import { ListPage } from '@/ui/templates/list-page'
import { InstructionRow } from '../instruction-row'
import { InstructionsStore } from '../instructions-store'
import { NoInstructions } from '../no-instructions'
import '../instruction-row.scss'

export default definePage(function InstructionsPage() {
  const params = useParams('trust-requests/instructions')
  const { navigation } = useStores()
  const trustId = idParam(params.trustId)
  const store = usePageStore(
    root =>
      new InstructionsStore(root, trustId, {
        status: choiceParam(params.status, codesOf(INST_STATUS)),
        range: choiceParam(params.range, TRADE_RANGES),
        ...periodParam(params.startDate, params.endDate),
      }),
  )
  const { instructions, createReason } = store
  const { filter } = instructions
  useShownParams('trust-requests/instructions', { ...(trustId && { trustId }), ...chosenOf(filter) })
  return (
    <PageShell route="trust-requests/instructions">
      <ListPage
        list={instructions}
        className="instruction-list"
        isLined
        head={
          <View className="instruction-list__filters">
            <ChoiceButton
              title="指令状态"
              options={filterOptionsOf(INST_STATUS, '全部状态')}
              value={filter.status}
              isActive={filter.status !== ''}
              onChange={status => instructions.narrow({ status })}
            />
            <PeriodButton period={filter} onChange={instructions.narrow} />
            <AmountsEye />
          </View>
        }
        empty={<NoInstructions store={store} />}
        keyOf={instruction => instruction.instId}
        renderRow={instruction => (
          <InstructionRow
            instruction={instruction}
            onOpen={() => navigation.go('trust-requests/instruction', { instId: instruction.instId })}
          />
        )}
        endText={`已显示全部 ${instructions.total} 份指令`}
        dock={
          trustId !== '' &&
          createReason !== undefined && (
            <ActionBar
              actions={[
                {
                  text: '新增投资指令',
                  disabledReason: createReason || undefined,
                  trackId: 'instruction-new',
                  onTap: () => navigation.go('trust-requests/new-instruction', { trustId }),
                },
              ]}
            />
          )
        }
      />
    </PageShell>
  )
})
