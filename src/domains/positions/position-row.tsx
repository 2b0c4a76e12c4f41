import { View } from '@tarojs/components'
import { useState } from 'react'
import type { PositionRow as Position } from '@/contract/position'
import { POSITION_STATUS } from '@/contract/tables/position'
import { Change } from '@/domains/amounts/change'
import { Money } from '@/domains/amounts/money'
import { todayInShanghai } from '@/lib/date'
import { Tappable } from '@/platform/elements/elements'
import type { LinkProps } from '@/platform/elements/elements.types'
import { Tag } from '@/ui/kit/tag'
import { positionCaption, statusTag } from './position-texts'
import './position-row.scss'

/** One position in a list: name, what it is worth, and its gain; in care mode below each other. */
export function PositionRow({ position, ...link }: { position: Position } & LinkProps) {
  const tag = statusTag(position)
  const isPending = position.positionStatus === POSITION_STATUS.pending
  const [today] = useState(() => todayInShanghai(Date.now()))
  return (
    <Tappable className="position-row" role="link" {...link}>
      <View className="position-row__line">
        <View className="position-row__name">
          {position.productName}
          {tag && <Tag tone={tag.tone}>{tag.text}</Tag>}
        </View>
        <Money
          className="position-row__amount"
          value={isPending ? position.pendingAmount : position.marketValue}
        />
      </View>
      <View className="position-row__line position-row__line--caption">
        <View>{positionCaption(position, today)}</View>
        <View className="position-row__income">
          <Income position={position} isPending={isPending} />
        </View>
      </View>
    </Tappable>
  )
}

/** A gain where the net value moves; what was paid out where it does not; nothing while nothing is confirmed. */
function Income({ position, isPending }: { position: Position; isPending: boolean }) {
  if (isPending) return <>待确认金额</>
  if (position.paidIncome) {
    return (
      <>
        已分配 <Money className="position-row__paid" value={position.paidIncome} />
      </>
    )
  }
  return (
    <>
      <Change value={position.holdIncome} />
      <View className="position-row__rate">
        <Change value={position.holdIncomeRate} isPercent isPlain />
      </View>
    </>
  )
}
