import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { IncomeProduct, IncomeSummary } from '@/contract/income'
import { AmountText } from '@/domains/amounts/amount-text'
import { AmountsEye } from '@/domains/amounts/amounts-eye'
import { Change } from '@/domains/amounts/change'
import { Money } from '@/domains/amounts/money'
import { useStores } from '@/stores/root/context'
import { fileText } from '@/ui/icon/glyphs/file-text'
import { BigAmount } from '@/ui/kit/big-amount'
import { Card } from '@/ui/kit/card'
import { Chips } from '@/ui/kit/chips'
import { Facts } from '@/ui/kit/facts'
import { LinkCard } from '@/ui/kit/link-card'
import { PaperHero } from '@/ui/kit/paper-hero'
import { QuietLink } from '@/ui/kit/quiet-link'
import { RowLink } from '@/ui/kit/row-link'
import { SectionHead } from '@/ui/kit/section-head'
import {
  choiceOf,
  incomeName,
  othersText,
  OWN_MONTHS,
  yearOf,
  periodChoices,
  periodText,
  PRODUCTS_AT_FIRST,
  sourcesOf,
} from './income-rules'
import type { IncomeStore } from './income-store'
import { Meanings } from './meanings'
import { MonthChart } from './month-chart'
import { SpanSheet } from './span-sheet'
import './income-view.scss'

interface IncomeViewProps {
  store: IncomeStore
  summary: IncomeSummary
}

/** What a period brought: both parts, by month, by product, and where each figure comes from. */
export const IncomeView = observer(function IncomeView({ store, summary }: IncomeViewProps) {
  const { navigation, ui } = useStores()
  const { distributed, valueChange, months, paidCount, endDate } = summary
  const year = yearOf(store.period, summary)
  return (
    <>
      <PaperHero>
        <Chips
          label="期间"
          options={periodChoices(summary.years)}
          value={choiceOf(store.period)}
          onChange={choice => (choice === OWN_MONTHS ? store.span.open(store.period) : store.choose(choice))}
        />
        <BigAmount label={periodText(summary)} aside={<AmountsEye />}>
          <Change value={summary.income} />
        </BigAmount>
        <Facts
          facts={[
            { label: '已分配（税后）', value: <Money value={distributed} /> },
            { label: '净值盈亏', value: <Change value={valueChange} /> },
          ]}
        />
      </PaperHero>
      <Card>
        <MonthChart months={months} isHidden={ui.areAmountsHidden} />
      </Card>
      <Products store={store} products={summary.products} />
      <Meanings summary={summary} name={incomeName(store.period, summary)} />
      {Number(paidCount) > 0 && (
        <LinkCard>
          <RowLink
            glyph={fileText}
            title={year ? `${year}年分配记录` : '分配记录'}
            value={`${paidCount} 笔`}
            trackId="income-distributions"
            onTap={() => navigation.go('assets/distributions', year ? { year } : {})}
          />
        </LinkCard>
      )}
      <View className="income__note">按 {endDate} 净值计算，不含家族信托</View>
      <SpanSheet span={store.span} summary={summary} />
    </>
  )
})

interface ProductsProps {
  store: IncomeStore
  products: readonly IncomeProduct[]
}

const Products = observer(function Products({ store, products }: ProductsProps) {
  if (products.length === 0) return <View className="income__note">这段时间没有分配，净值也没有变动</View>
  const shown = store.isOpen ? products : products.slice(0, PRODUCTS_AT_FIRST)
  return (
    <>
      <SectionHead title="按产品">
        <View className="income__order">按收益</View>
      </SectionHead>
      <LinkCard>
        {shown.map(product => (
          <ProductRow key={product.productId} product={product} />
        ))}
        {shown.length < products.length && (
          <QuietLink trackId="income-products-all" onTap={store.open}>
            {othersText(products)}
          </QuietLink>
        )}
      </LinkCard>
    </>
  )
})

/** What a product brought, and the way to its position: held now, or liquidated. */
function ProductRow({ product }: { product: IncomeProduct }) {
  const { navigation } = useStores()
  const { positionId, pastPositionId } = product
  const open = () => {
    if (positionId) navigation.go('assets/position', { positionId })
    else navigation.go('assets/history-position', { positionId: pastPositionId })
  }
  return (
    <RowLink
      title={product.productName}
      caption={<Sources parts={sourcesOf(product)} />}
      value={<Change value={product.income} />}
      trackId="income-product"
      onTap={positionId || pastPositionId ? open : undefined}
    />
  )
}

/** A part never breaks; where they have no room side by side, they stand one below the other. */
function Sources({ parts }: { parts: readonly string[] }) {
  return (
    <View className="income__sources">
      {parts.map(part => (
        <View key={part} className="income__source">
          <AmountText>{part}</AmountText>
        </View>
      ))}
    </View>
  )
}
