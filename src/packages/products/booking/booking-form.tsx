import { observer } from 'mobx-react'
import type { Product } from '@/contract/product'
import { DraftLine } from '@/domains/flow/draft-line'
import { EarlierWrite } from '@/domains/verification/earlier-write'
import { formatMinute } from '@/lib/date'
import { whyNot } from '@/lib/flag'
import { inWan, REMARK_MAX } from '@/lib/purchase'
import { TYPED_MAX } from '@/lib/typed-number'
import { AmountField } from '@/ui/fields/amount-field'
import { TextAreaField } from '@/ui/fields/text-area-field'
import { TextField } from '@/ui/fields/text-field'
import { Card, KeyValue } from '@/ui/kit/card'
import { Note } from '@/ui/kit/note'
import { FormPage } from '@/ui/templates/form-page'
import { ProductHead, RiskBanner } from '../product/product-head'
import { amountHelp } from '../product/product-texts'
import type { BookingStore } from './booking-store'

/** What a booking asks for; it takes nothing from the quota and promises nothing. */
export const BookingForm = observer(function BookingForm({
  store,
  product,
}: {
  store: BookingStore
  product: Product
}) {
  const { form, submission, booking, draft } = store
  return (
    <FormPage
      submission={submission}
      submitText="提交预约"
      disabledReason={whyNot(product.acceptsBooking, product.saleReason, '该产品暂不接受预约')}
    >
      <RiskBanner product={product} />
      <EarlierWrite write={booking} />
      <ProductHead product={product} />
      <Note>预约不代表认购成功。预约不占用额度，以实际下单时的剩余额度为准。</Note>
      <Card>
        <AmountField
          field={form.fields.amount}
          label="预约金额（元）"
          placeholder="请输入金额"
          helper={amountHelp(product)}
        />
        <TextField
          field={form.fields.mobile}
          label="联系电话"
          kind="number"
          placeholder="11 位手机号"
          helper="理财经理将与您联系"
          maxLength={TYPED_MAX.mobile}
        />
        <TextAreaField
          field={form.fields.remark}
          label="备注"
          placeholder="如期望的联系时间"
          min={0}
          max={REMARK_MAX}
        />
        <DraftLine draft={draft} />
      </Card>
      <Card>
        <KeyValue label="剩余额度">{inWan(product.remainQuota)} 万元</KeyValue>
        <KeyValue label="募集截止">{formatMinute(product.raiseEnd) || '开放期内'}</KeyValue>
      </Card>
    </FormPage>
  )
})
