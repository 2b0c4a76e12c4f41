import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Append } from '@/contract/append'
import { labelOf } from '@/contract/labels'
import { APPEND_STATUS } from '@/contract/tables/trust'
import { AmountText } from '@/domains/amounts/amount-text'
import { DetailHead } from '@/domains/amounts/detail-head'
import { Money } from '@/domains/amounts/money'
import { TransferCard } from '@/domains/payments/transfer-card'
import { useCancelDialog } from '@/domains/shell/use-cancel-dialog'
import { Countdown } from '@/domains/time/countdown'
import { Course } from '@/domains/trades/course'
import { appendTone } from '@/domains/trusts/append-tone'
import { PhotoSlot } from '@/domains/uploads/photo-slot'
import { isOn } from '@/lib/flag'
import { DateField } from '@/ui/fields/date-field'
import { Card, KeyValue } from '@/ui/kit/card'
import { Note } from '@/ui/kit/note'
import { QuietLink } from '@/ui/kit/quiet-link'
import { FormSheet } from '@/ui/templates/form-sheet'
import type { AppendStore } from './append-store'
import { appendFacts, appendNote, deliveryAct, transferToMake } from './append-texts'

interface AppendViewProps {
  store: AppendStore
  append: Append
}

/** One append: until when what is to be done, to whom the money goes, how far it is, and what it is. */
export const AppendView = observer(function AppendView({ store, append }: AppendViewProps) {
  const transfer = transferToMake(append)
  const note = appendNote(append)
  useCancelDialog(isOn(append.canCancel) && !store.cancellation.isSubmitting, store.withdraw)
  return (
    <>
      <DetailHead
        name="追加委托"
        tags={[{ tone: appendTone(append.status), text: labelOf(APPEND_STATUS, append.status) }]}
        caption={append.trustName}
        amount={transfer ? undefined : <Money value={append.amount} />}
        label="追加金额（元）"
      />
      {isOn(append.canDeliver) && (
        <Countdown
          act={deliveryAct(append)}
          deadline={append.payDeadline}
          serverTime={append.serverTime}
          onOver={() => void store.append.load()}
        />
      )}
      {transfer && <TransferCard transfer={transfer} />}
      {note && (
        <Note tone={append.rejectReason ? 'warn' : undefined}>
          <AmountText>{note}</AmountText>
        </Note>
      )}
      <Course steps={append.timeline} />
      <Card>
        {appendFacts(append).map(({ label, value }) => (
          <KeyValue key={label} label={label}>
            {value}
          </KeyValue>
        ))}
      </Card>
      {isOn(append.canCancel) && (
        <QuietLink trackId="append-withdraw" onTap={() => void store.withdraw()}>
          撤回申请
        </QuietLink>
      )}
      <DeliverySheet store={store} append={append} />
    </>
  )
})

/** Asks when it was delivered, and for the paper that shows it. */
const DeliverySheet = observer(function DeliverySheet({ store, append }: AppendViewProps) {
  const { delivery, form, voucher } = store
  return (
    <FormSheet
      isOpen={store.isDelivering}
      title={`我已${deliveryAct(append)}`}
      submission={delivery}
      submitText="提交"
      disabledReason={voucher.isBusy ? '凭证上传中，请稍候' : undefined}
      onClose={store.close}
    >
      <DateField
        field={form.fields.payDate}
        label="日期"
        min={append.applyTime.slice(0, 10)}
        max={append.serverTime.slice(0, 10)}
      />
      <View>
        <PhotoSlot store={voucher} title="凭证" hint="选填，上传回单可加快确认" frame="page" />
      </View>
    </FormSheet>
  )
})
