import { View } from '@tarojs/components'
import { useState } from 'react'
import { Money } from '@/domains/amounts/money'
import { addDecimals } from '@/lib/decimal'
import { formatDate } from '@/lib/date'
import { Tappable } from '@/platform/elements/elements'
import { Card } from '@/ui/kit/card'
import { SectionHead } from '@/ui/kit/section-head'
import { RecordRow } from './record-row'
import './payment-preview.scss'
import './record-row.scss'

interface Payment {
  readonly date: string
  readonly beneNameMask: string
  readonly amount: string
  readonly note: string
}

/** Rows shown at first. */
const FIRST_ROWS = 5

/** The next payments, soonest first, and what they come to; `isOwn`: all to the customer, so nobody is named. */
export function PaymentPreview({
  payments,
  isOwn = false,
}: {
  payments: readonly Payment[]
  isOwn?: boolean
}) {
  const [isWhole, setWhole] = useState(payments.length <= FIRST_ROWS)
  const shown = isWhole ? payments : payments.slice(0, FIRST_ROWS)
  const total = addDecimals(payments.map(({ amount }) => amount))
  return (
    <Card>
      <SectionHead title="未来分配预览" />
      {payments.length === 0 ? (
        <View className="payment-preview__none">暂无已排定的分配</View>
      ) : (
        <View className="payment-preview__total">
          共 {payments.length} 笔，合计 <Money value={total?.toFixed(2)} /> 元
        </View>
      )}
      <View role="list">
        {shown.map(({ date, beneNameMask, amount, note }, index) => (
          <View key={`${date}-${index}`} role="listitem" className="record-item">
            <RecordRow
              title={isOwn ? formatDate(date) : beneNameMask}
              captions={[isOwn ? note : `${formatDate(date)} · ${note}`]}
              amount={amount}
            />
          </View>
        ))}
      </View>
      {!isWhole && (
        <Tappable className="payment-preview__more" onTap={() => setWhole(true)}>
          查看全部 {payments.length} 笔
        </Tappable>
      )}
    </Card>
  )
}
