import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { filterOptionsOf, labelOf } from '@/contract/labels'
import { DISCLOSURE_TYPE } from '@/contract/tables/document'
import { monthName } from '@/domains/trades/month-entries'
import { monthCardRow } from '@/domains/trades/month-card-row'
import { GroupHead } from '@/ui/kit/group-head'
import { ChoiceButton } from '@/ui/overlays/choice-button'
import { Button } from '@/ui/kit/button'
import { Note } from '@/ui/kit/note'
import { StateView } from '@/ui/states/state-view'
import { ListPage } from '@/ui/templates/list-page'
import type { DisclosureStore } from './disclosure-store'
import { DocumentRow } from './document-row'
import './disclosure-view.scss'

interface DisclosureViewProps {
  store: DisclosureStore
  /** Where who has none at all goes on. */
  wayOn?: ReactNode
}

/** Disclosures by month, of a product, a type or a year, with what has not been read yet. */
export const DisclosureView = observer(function DisclosureView({ store, wayOn }: DisclosureViewProps) {
  const { disclosures } = store
  const { filter, isFiltered, narrow } = disclosures
  const { years = [], products = [] } = disclosures.known ?? {}
  const { entries } = store
  return (
    <ListPage
      list={disclosures}
      head={
        <>
          <View className="disclosures__filters">
            {products.length > 1 && (
              <ChoiceButton
                title="产品"
                options={[
                  { value: '', text: '全部产品' },
                  ...products.map(({ productId, productName }) => ({ value: productId, text: productName })),
                ]}
                value={filter.productId}
                isActive={filter.productId !== ''}
                onChange={productId => narrow({ productId })}
              />
            )}
            <ChoiceButton
              title="披露类型"
              options={filterOptionsOf(DISCLOSURE_TYPE, '全部类型')}
              value={filter.disclosureType}
              isActive={filter.disclosureType !== ''}
              onChange={disclosureType => narrow({ disclosureType })}
            />
            <ChoiceButton
              title="披露年份"
              options={[
                { value: '', text: '全部年份' },
                ...years.map(value => ({ value, text: `${value}年` })),
              ]}
              value={filter.year}
              isActive={filter.year !== ''}
              onChange={year => narrow({ year })}
            />
          </View>
          <View className="disclosures__unread" role="status">
            {disclosures.last ? `${disclosures.last.unread} 条未读` : ''}
          </View>
          <Note>以下内容仅向持有人披露，请勿转发。</Note>
        </>
      }
      empty={
        <StateView
          picture="empty"
          title={isFiltered ? '没有符合条件的披露' : '暂无信息披露'}
          actions={
            isFiltered ? (
              <Button tone="secondary" onTap={disclosures.clear}>
                查看全部
              </Button>
            ) : (
              wayOn
            )
          }
        >
          {isFiltered ? '换一个产品、类型或年份试试' : '定期报告与公告会显示在这里'}
        </StateView>
      }
      keyOf={document => document.docId}
      renderRow={document => {
        const { isFirst = true, isLast = true } = entries.get(document.docId) ?? {}
        return (
          <>
            {isFirst && <GroupHead name={monthName(document.publishDate.slice(0, 7))} />}
            <View className={monthCardRow({ isFirst, isLast })}>
              <DocumentRow document={document} kind={labelOf(DISCLOSURE_TYPE, document.docType)} />
            </View>
          </>
        )
      }}
    />
  )
})
