import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { filterOptionsOf } from '@/contract/labels'
import { DIST_TYPE } from '@/contract/tables/trust'
import { AmountsEye } from '@/domains/amounts/amounts-eye'
import { Button } from '@/ui/kit/button'
import { ChoiceButton } from '@/ui/overlays/choice-button'
import { StateView } from '@/ui/states/state-view'
import { ListPage } from '@/ui/templates/list-page'
import type { RecordsStore } from './records-store'
import { BenefitRecord } from './benefit-record'
import './records-view.scss'

/** 受益记录 by year and type, each year with its total. */
export const RecordsView = observer(function RecordsView({ store }: { store: RecordsStore }) {
  const { records } = store
  const { filter, isFiltered, narrow } = records
  return (
    <ListPage
      list={records}
      className="records-view"
      head={
        <View className="records-view__filters">
          <ChoiceButton
            title="年份"
            options={store.years}
            value={filter.year}
            isActive={filter.year !== ''}
            onChange={year => narrow({ year })}
          />
          <ChoiceButton
            title="分配方式"
            options={filterOptionsOf(DIST_TYPE, '全部类型')}
            value={filter.distType}
            isActive={filter.distType !== ''}
            onChange={distType => narrow({ distType })}
          />
          <AmountsEye />
        </View>
      }
      empty={
        <StateView
          picture="empty"
          title={isFiltered ? '没有符合条件的记录' : '暂无受益记录'}
          actions={
            isFiltered && (
              <Button tone="secondary" onTap={records.clear}>
                查看全部年份和类型
              </Button>
            )
          }
        >
          {isFiltered ? '换一个年份或类型试试' : '信托利益支付给您后会显示在这里'}
        </StateView>
      }
      keyOf={record => record.distId}
      renderRow={record => <BenefitRecord record={record} store={store} />}
    />
  )
})
