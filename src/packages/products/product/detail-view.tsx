import { observer } from 'mobx-react'
import { useState } from 'react'
import type { Product } from '@/contract/product'
import { DraftLine } from '@/domains/flow/draft-line'
import { EarlierWrite } from '@/domains/verification/earlier-write'
import { isOff, isOn } from '@/lib/flag'
import { useStores } from '@/stores/root/context'
import { AmountField } from '@/ui/fields/amount-field'
import { clipboardList } from '@/ui/icon/glyphs/clipboard-list'
import { Card } from '@/ui/kit/card'
import { LinkCard } from '@/ui/kit/link-card'
import { Note } from '@/ui/kit/note'
import { RowLink } from '@/ui/kit/row-link'
import { Tabs } from '@/ui/kit/tabs'
import { CheckNote } from './check-note'
import { NetValuesPart } from './net-values-part'
import { ProductHead, RiskBanner } from './product-head'
import { Announcements, BasicFacts, Papers, Rules, Story } from './product-parts'
import { amountHelp, hasNetValues } from './product-texts'
import type { PurchaseStore } from './purchase-store'
import { RepaymentTable } from './repayment-table'
import type { SeniorNoticeStore } from './senior-notice-store'

type Tab = 'story' | 'values' | 'plan' | 'news' | 'rules' | 'papers'

interface DetailViewProps {
  store: PurchaseStore
  notice: SeniorNoticeStore
  product: Product
}

/** How much, and what stands before it; below, everything about the product under its tabs. */
export const DetailView = observer(function DetailView({ store, notice, product }: DetailViewProps) {
  const { navigation } = useStores()
  const { data: term } = store.term
  return (
    <>
      <RiskBanner product={product} />
      <EarlierWrite write={store.order} />
      {store.isFound && (
        <LinkCard>
          <RowLink
            glyph={clipboardList}
            title="查看我的订单"
            trackId="purchase-orders"
            {...navigation.link('products/order-list')}
          />
        </LinkCard>
      )}
      <ProductHead product={product} />
      {isOn(product.onSale) && (
        <Card>
          <AmountField
            field={store.form.fields.amount}
            label={`${store.act}金额（元）`}
            placeholder="请输入金额"
            helper={amountHelp(product)}
          />
          <DraftLine draft={store.draft} />
        </Card>
      )}
      <CheckNote store={store} notice={notice} />
      {term && isOff(term.termOk) && (
        <Note tone="warn">
          {term.reason}：您在风险测评中表示资金{term.matchTerm}需要使用，请确认后再认购。
        </Note>
      )}
      <Details product={product} />
    </>
  )
})

/** What there is to read about the product, one part at a time. */
function Details({ product }: { product: Product }) {
  const [tab, setTab] = useState<Tab>('story')
  const { productId } = product
  const figures = hasNetValues(product)
    ? ({ value: 'values', text: '净值' } as const)
    : ({ value: 'plan', text: '计划' } as const)
  const isCash = product.sevenDayYield !== ''
  return (
    <>
      <Tabs<Tab>
        label="产品资料"
        tabs={[
          { value: 'story', text: '概况' },
          ...(isCash ? [] : [figures]),
          { value: 'news', text: '公告' },
          { value: 'rules', text: '规则' },
          { value: 'papers', text: '文件' },
        ]}
        value={tab}
        onChange={setTab}
      />
      {tab === 'story' && (
        <>
          <BasicFacts product={product} />
          <Story product={product} />
        </>
      )}
      {tab === 'values' && <NetValuesPart productId={productId} />}
      {tab === 'plan' && <RepaymentTable productId={productId} />}
      {tab === 'news' && <Announcements product={product} />}
      {tab === 'rules' && <Rules product={product} />}
      {tab === 'papers' && <Papers product={product} />}
    </>
  )
}
