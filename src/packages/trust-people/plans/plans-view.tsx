import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useUnsavedGuard } from '@/domains/shell/use-unsaved-guard'
import { Money } from '@/domains/amounts/money'
import { DraftLine } from '@/domains/flow/draft-line'
import { PaymentPreview } from '@/domains/trusts/payment-preview'
import { MAX_PLANS } from '@/lib/dist-plan-rules'
import { percent } from '@/lib/format-number'
import { Tappable } from '@/platform/elements/elements'
import { usePageHide } from '@/platform/pages/navigation'
import { circlePlus } from '@/ui/icon/glyphs/circle-plus'
import { Card } from '@/ui/kit/card'
import { LinkCard } from '@/ui/kit/link-card'
import { Note } from '@/ui/kit/note'
import { RowLink } from '@/ui/kit/row-link'
import { SectionHead } from '@/ui/kit/section-head'
import { ResourceView } from '@/ui/states/resource-view'
import { planCaption } from './plan-texts'
import type { PlansStore } from './plans-store'
import './plans-view.scss'
import { unbroken } from '@/ui/kit/unbroken'

/** The plans, what they would pay within a year, and one more. */
export const PlansView = observer(function PlansView({ store }: { store: PlansStore }) {
  const { plans, draft } = store
  usePageHide(() => void draft.flush())
  useUnsavedGuard(draft.isUnsaved, '刚填写的内容还没有保存，离开后会丢失。')
  return (
    <>
      <DraftLine draft={draft} />
      <SectionHead title={`分配方案（${plans.length} 项）`} />
      {plans.length > 0 && (
        <Card>
          <View role="list">
            {plans.map((plan, index) => (
              <PlanRow key={plan.planId || `new-${index}`} store={store} index={index} />
            ))}
          </View>
        </Card>
      )}
      {plans.length < MAX_PLANS && (
        <LinkCard>
          <RowLink
            glyph={circlePlus}
            title="新增方案"
            trackId="plan-add"
            onTap={() => store.open(plans.length)}
          />
        </LinkCard>
      )}
      <ResourceView resource={store.preview}>
        {({ preview }) => <PaymentPreview payments={preview} />}
      </ResourceView>
      <Note>
        固定分配按约定日期自动支付；条件分配和临时分配在申请审核通过后支付。预览由分配日历计算，保存前供您核对。
      </Note>
    </>
  )
})

const PlanRow = observer(function PlanRow({ store, index }: { store: PlansStore; index: number }) {
  const plan = store.plans[index]
  if (!plan) return null
  const name = `${store.nameOf(plan.beneId)} ${plan.conditionNote}`
  return (
    <View className="plan-row" role="listitem">
      <View className="plan-row__what">
        <View className="plan-row__name">{name}</View>
        <View className="plan-row__caption">{unbroken(planCaption(plan))}</View>
        <View className="plan-row__ways">
          <Tappable className="plan-row__way" label={`修改${name}`} onTap={() => store.open(index)}>
            修改
          </Tappable>
          <Tappable className="plan-row__way" label={`删除${name}`} onTap={() => void store.remove(index)}>
            删除
          </Tappable>
        </View>
      </View>
      <View className="plan-row__amount">
        {plan.percent ? percent(plan.percent) : <Money value={plan.amount} />}
      </View>
    </View>
  )
})
