import { observer } from 'mobx-react'
import { ORDER_CANCEL_REASON } from '@/contract/tables/order'
import { optionsOf } from '@/contract/labels'
import { FileListCard } from '@/domains/uploads/file-list-card'
import { SmsCheckSheet } from '@/domains/verification/sms-check-sheet'
import { ChoiceField } from '@/ui/fields/choice-field'
import { DateField } from '@/ui/fields/date-field'
import { Note } from '@/ui/kit/note'
import { FormSheet } from '@/ui/templates/form-sheet'
import type { OrderPageStore } from './order-page-store'

/** What the page asks before it does something: when the money was sent, why the order is taken back, the code. */
export const OrderSheets = observer(function OrderSheets({ store }: { store: OrderPageStore }) {
  const { sheet, payment, paymentForm, cancel, cancelForm, voucher } = store
  const { data: order } = store.order
  return (
    <>
      <FormSheet
        isOpen={sheet === 'payment'}
        title="我已打款"
        submission={payment}
        submitText="提交"
        disabledReason={voucher.openReason}
        onClose={store.close}
      >
        <DateField
          field={paymentForm.fields.payDate}
          label="打款日期"
          min={order?.signTime.slice(0, 10)}
          max={order?.serverTime.slice(0, 10)}
        />
        <FileListCard files={voucher} title="打款凭证（选填）" />
        <Note>上传银行回单的照片或 PDF 可加快到账确认；一份凭证只能用于一笔订单。</Note>
      </FormSheet>
      <FormSheet
        isOpen={sheet === 'cancel'}
        title="撤销订单"
        submission={cancel}
        submitText="提交撤单"
        onClose={store.close}
      >
        <ChoiceField
          field={cancelForm.fields.reason}
          label="撤单原因"
          options={optionsOf(ORDER_CANCEL_REASON)}
          shape="rows"
        />
      </FormSheet>
      <SmsCheckSheet check={store.cancellation.check} title="验证身份后撤单" confirmText="确认撤单" />
    </>
  )
})
