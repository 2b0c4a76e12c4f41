import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { filterOptionsOf } from '@/contract/labels'
import { TRADE_STATUS, TRADE_TYPE } from '@/contract/tables/trade'
import { Tappable } from '@/platform/elements/elements'
import { search } from '@/ui/icon/glyphs/search'
import { Icon } from '@/ui/icon/icon'
import { SearchField } from '@/ui/fields/search-field'
import { ChoiceButton } from '@/ui/overlays/choice-button'
import { PeriodButton } from './period-button'
import type { TradeListStore } from './trade-list-store'
import './trade-filter-bar.scss'

/** Type, status, period and words that trades are looked for by. */
export const TradeFilterBar = observer(function TradeFilterBar({
  store: { trades },
}: {
  store: TradeListStore
}) {
  const { filter } = trades
  const [isSearching, setSearching] = useState(filter.keyword !== '')
  return (
    <>
      <View className="trade-filter-bar">
        <ChoiceButton
          title="交易类型"
          options={filterOptionsOf(TRADE_TYPE, '全部类型')}
          value={filter.tradeType}
          isActive={filter.tradeType !== ''}
          onChange={tradeType => trades.narrow({ tradeType })}
        />
        <ChoiceButton
          title="交易状态"
          options={filterOptionsOf(TRADE_STATUS, '全部状态')}
          value={filter.tradeStatus}
          isActive={filter.tradeStatus !== ''}
          onChange={tradeStatus => trades.narrow({ tradeStatus })}
        />
        <PeriodButton period={filter} onChange={period => trades.narrow(period)} />
        <Tappable
          className="trade-filter-bar__search"
          label={isSearching ? '收起搜索' : '搜索产品或流水号'}
          onTap={() => setSearching(!isSearching)}
        >
          <Icon glyph={search} size={20} />
        </Tappable>
      </View>
      {isSearching && (
        <SearchField
          label="搜索产品名称或流水号"
          value={filter.keyword}
          onSearch={keyword => trades.narrow({ keyword })}
        />
      )}
    </>
  )
})
