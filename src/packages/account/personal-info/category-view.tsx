import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { PI_CATEGORIES, type PiItem } from '@/contract/personal-info'
import { formatMinute } from '@/lib/date'
import { Heading } from '@/platform/elements/elements'
import { Card, KeyValue } from '@/ui/kit/card'
import type { CategoryDetail, CategoryStore } from './category-store'
import './category-view.scss'

interface CategoryViewProps {
  detail: CategoryDetail
  store: CategoryStore
}

/** Every kind of information of a category; values are masked until the customer has proved to be there. */
export const CategoryView = observer(function CategoryView({ detail, store }: CategoryViewProps) {
  return (
    <>
      <Heading level={1} className="category-view__title">
        {PI_CATEGORIES[detail.category] ?? '其他信息'}
      </Heading>
      {detail.items.map(item => (
        <ItemCard key={item.itemId} item={item} value={store.values?.get(item.itemId)} />
      ))}
    </>
  )
})

function ItemCard({ item, value }: { item: PiItem; value: string | undefined }) {
  return (
    <Card>
      <Heading level={2} className="category-view__name">
        {item.name}
      </Heading>
      <View className="category-view__value">{value ?? item.valueMask}</View>
      <KeyValue label="用途">{item.purpose}</KeyValue>
      <KeyValue label="场景">{item.scene}</KeyValue>
      <KeyValue label="来源">{item.source}</KeyValue>
      <KeyValue label="收集次数">{item.count} 次</KeyValue>
      <KeyValue label="最近一次">{formatMinute(item.time)}</KeyValue>
      <KeyValue label="保存期限">{item.retention}</KeyValue>
    </Card>
  )
}
