import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import type { BeneSet } from '@/contract/beneficiary'
import { labelOf } from '@/contract/labels'
import { BENE_CHANGE_STATUS, END_RESIDUAL } from '@/contract/tables/beneficiary'
import { FT_STEPS } from '@/contract/tables/trust'
import { StepHeader } from '@/domains/flow/step-header'
import { PaymentPreview } from '@/domains/trusts/payment-preview'
import { ShareBar } from '@/domains/trusts/share-bar'
import { shareOrders } from '@/domains/trusts/share-parts'
import { EarlierWrite } from '@/domains/verification/earlier-write'
import { isOn } from '@/lib/flag'
import { MAX_BENEFICIARIES } from '@/lib/beneficiary-rules'
import { Tappable } from '@/platform/elements/elements'
import { useStores } from '@/stores/root/context'
import { circlePlus } from '@/ui/icon/glyphs/circle-plus'
import { fileCheck } from '@/ui/icon/glyphs/file-check'
import { split } from '@/ui/icon/glyphs/split'
import { LinkCard } from '@/ui/kit/link-card'
import { Note } from '@/ui/kit/note'
import { RowLink } from '@/ui/kit/row-link'
import { SectionHead } from '@/ui/kit/section-head'
import { PeopleRemark } from './people-remark'
import { PersonRow } from './person-row'
import type { PeopleStore } from './people-store'
import './people-view.scss'

interface PeopleViewProps {
  store: PeopleStore
  set: BeneSet
}

const LAST_STEP = {
  number: FT_STEPS.length,
  total: FT_STEPS.length,
  title: FT_STEPS[FT_STEPS.length - 1] ?? '',
}

/** The first picture shows as many as a screen holds; the others follow, so that no call to a view is large. */
const FIRST_ROWS = 8
const REST_AFTER_MS = 300

/** Everybody by order with the sum of their shares, what they are paid, and what happens in the end. */
export const PeopleView = observer(function PeopleView({ store, set }: PeopleViewProps) {
  const { navigation } = useStores()
  const canEdit = isOn(set.canEdit)
  const { ref } = store
  const orders = shareOrders(set.list, set.orderSums)
  const parts = orders.flatMap(order => order.parts)
  const [isWhole, setWhole] = useState(parts.length <= FIRST_ROWS)
  useEffect(() => {
    const timer = setTimeout(() => setWhole(true), REST_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      {!store.isOfTrust && <StepHeader position={LAST_STEP} />}
      {store.isOfTrust && <EarlierWrite write={store.change} />}
      <Standing store={store} set={set} />
      {orders.map(order => (
        <ShareBar key={order.order} order={order} />
      ))}
      <SectionHead title={`受益人 ${set.list.length} / ${MAX_BENEFICIARIES}`}>
        {canEdit && set.list.length > 1 && (
          <Tappable className="people-view__reorder" trackId="bene-reorder" onTap={store.toggleOrder}>
            {store.isReordering ? '完成调整' : '调整顺位'}
          </Tappable>
        )}
      </SectionHead>
      <LinkCard>
        <View role="list">
          {parts.slice(0, isWhole ? parts.length : FIRST_ROWS).map(part => (
            <PersonRow key={part.beneficiary.beneId} store={store} part={part} canEdit={canEdit} />
          ))}
        </View>
        {canEdit && set.list.length < MAX_BENEFICIARIES && (
          <RowLink
            glyph={circlePlus}
            title="新增受益人"
            trackId="bene-add"
            {...navigation.link('trust-people/beneficiary', ref)}
          />
        )}
      </LinkCard>
      <SectionHead title="分配与终止" />
      <LinkCard>
        <RowLink
          glyph={split}
          title="分配方案"
          caption={set.plans.length > 0 ? `共 ${set.plans.length} 项` : '尚未设置，可以以后补充'}
          {...navigation.link('trust-people/plans', ref)}
        />
        <RowLink
          glyph={fileCheck}
          title="终止分配方案"
          caption={set.end ? labelOf(END_RESIDUAL, set.end.residual) : '尚未填写'}
          {...navigation.link('trust-people/end-scheme', ref)}
        />
      </LinkCard>
      <PaymentPreview payments={set.preview} />
    </>
  )
})

/** How an application or a change stands, what a reviewer said, and why nothing may be changed. */
const Standing = observer(function Standing({ store, set }: PeopleViewProps) {
  const { status, reason, decision, promisedDate, remarks } = set
  const isTyped = store.isOfTrust && status === BENE_CHANGE_STATUS.draft
  return (
    <>
      {remarks.map(remark => (
        <PeopleRemark key={`${remark.field}-${remark.content}`} store={store} set={set} remark={remark} />
      ))}
      {store.isOfTrust && status === BENE_CHANGE_STATUS.inReview && (
        <Note tone="due">
          变更正在审核，最迟 {promisedDate} 告知结果；在此之前，仍按原受益人和分配方案支付。
        </Note>
      )}
      {store.isOfTrust && status === BENE_CHANGE_STATUS.refused && (
        <Note tone="warn">变更未通过，原因：{decision}。您可以修改后重新提交。</Note>
      )}
      {isTyped && <Note>您有未提交的变更，提交并审核通过后生效；在此之前，原方案继续有效。</Note>}
      {reason && status !== BENE_CHANGE_STATUS.inReview && <Note>{reason}</Note>}
    </>
  )
})
