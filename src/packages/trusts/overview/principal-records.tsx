import { observer } from 'mobx-react'
import { labelOf } from '@/contract/labels'
import { APPEND_STATUS, DIST_STATUS, PROPERTY_TYPE } from '@/contract/tables/trust'
import type { DistRecord } from '@/contract/trust'
import { AmountText } from '@/domains/amounts/amount-text'
import { formatDate } from '@/lib/date'
import { isOn } from '@/lib/flag'
import { useStores } from '@/stores/root/context'
import { appendTone } from '@/domains/trusts/append-tone'
import { distName, distTone } from '@/domains/trusts/dist-texts'
import type { Append, PrincipalStore } from './principal-store'
import { CardList } from './card-list'
import { RecordRow } from '@/domains/trusts/record-row'

/** What was added to the trust, and which payments were applied for. */
export function PrincipalRecords({ store }: { store: PrincipalStore }) {
  return (
    <>
      <CardList
        title="追加委托记录"
        list={store.appends}
        emptyText="暂无追加委托记录"
        keyOf={append => append.appendId}
        renderRow={append => <AppendRow append={append} />}
      />
      <CardList
        title="分配申请记录"
        list={store.applications}
        emptyText="暂无分配申请记录"
        keyOf={application => application.distId}
        renderRow={application => <ApplicationRow application={application} />}
      />
    </>
  )
}

const AppendRow = observer(function AppendRow({ append }: { append: Append }) {
  const { navigation } = useStores()
  return (
    <RecordRow
      onTap={() => navigation.go('trust-requests/append', { appendId: append.appendId })}
      title={labelOf(PROPERTY_TYPE, append.propertyType)}
      captions={[
        `${formatDate(append.applyTime)} 申请`,
        append.confirmDate && `${append.confirmDate} 确认`,
        `申请编号 ${append.applyNo}`,
      ]}
      amount={append.amount}
      status={{
        tone: appendTone(append.status),
        text: labelOf(APPEND_STATUS, append.status),
      }}
    />
  )
})

const ApplicationRow = observer(function ApplicationRow({ application }: { application: DistRecord }) {
  const { navigation } = useStores()
  const { distId, status, payTime, rejectReason } = application
  const open = () => navigation.go('trust-requests/claim', { distId })
  return (
    <RecordRow
      onTap={isOn(application.isClaim) ? open : undefined}
      title={application.beneNameMask}
      captions={[
        distName(application),
        `${formatDate(application.applyTime)} 申请`,
        payTime && `${formatDate(payTime)} 支付`,
        rejectReason && <AmountText>{rejectReason}</AmountText>,
      ]}
      amount={application.amount}
      status={{ tone: distTone(status), text: labelOf(DIST_STATUS, status) }}
    />
  )
})
