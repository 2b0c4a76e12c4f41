import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { labelOf } from '@/contract/labels'
import { DIST_STATUS } from '@/contract/tables/trust'
import type { DistRecord } from '@/contract/trust'
import { AmountText } from '@/domains/amounts/amount-text'
import { Money } from '@/domains/amounts/money'
import { formatDate } from '@/lib/date'
import { UNKNOWN_TEXT } from '@/lib/unknown-text'
import { Heading } from '@/platform/elements/elements'
import { distName, distTone, recordTime } from '@/domains/trusts/dist-texts'
import type { RecordsStore } from './records-store'
import { RecordRow } from '@/domains/trusts/record-row'
import './benefit-record.scss'

/** One payment to the beneficiary, or an application for one; the first of a year below that year's total. */
export const BenefitRecord = observer(function BenefitRecord(props: {
  record: DistRecord
  store: RecordsStore
}) {
  const { record, store } = props
  const year = store.headOf(record)
  const total = year && store.totalOf(year)
  return (
    <>
      {year && (
        <View className="benefit-record__head">
          <Heading level={2} className="benefit-record__year">
            {year}年
          </Heading>
          <View className="benefit-record__total">
            {total ? (
              <>
                到账合计 <Money value={total} /> 元
              </>
            ) : (
              // A total that could not be read is not none.
              <>{store.records.omitted > 0 ? UNKNOWN_TEXT : '无到账'}</>
            )}
          </View>
        </View>
      )}
      <RecordRow
        title={formatDate(recordTime(record))}
        captions={[
          distName(record),
          record.cardNoMask && `收款账户 ${record.cardNoMask}`,
          record.rejectReason && <AmountText>{record.rejectReason}</AmountText>,
        ]}
        amount={record.amount}
        status={{ tone: distTone(record.status), text: labelOf(DIST_STATUS, record.status) }}
      />
    </>
  )
})
