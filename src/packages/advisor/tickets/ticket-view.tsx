import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { labelOf } from '@/contract/labels'
import { ticketMachine } from '@/contract/machines/ticket'
import { TICKET_KIND, TICKET_REPLY, TICKET_STATUS } from '@/contract/tables/ticket'
import type { Ticket } from '@/contract/ticket'
import { AmountText } from '@/domains/amounts/amount-text'
import { DetailHead } from '@/domains/amounts/detail-head'
import { useCancelDialog } from '@/domains/shell/use-cancel-dialog'
import { Course } from '@/domains/trades/course'
import { formatMinute } from '@/lib/date'
import { TICKET_WORD } from '@/lib/ticket-rules'
import { TextAreaField } from '@/ui/fields/text-area-field'
import { Card, KeyValue } from '@/ui/kit/card'
import { QuietLink } from '@/ui/kit/quiet-link'
import { SectionHead } from '@/ui/kit/section-head'
import { FormSheet } from '@/ui/templates/form-sheet'
import type { TicketStore } from './ticket-store'
import { ticketTone, wordsTitle } from './ticket-texts'
import './ticket-view.scss'

/** One ticket: what was written and answered, how far it is, and what can still be done. */
export const TicketView = observer(function TicketView({
  store,
  ticket,
}: {
  store: TicketStore
  ticket: Ticket
}) {
  const { kind, status, reply, mobileMask, promisedDay } = ticket
  const canWithdraw = ticketMachine.allows(status, 'withdraw')
  useCancelDialog(canWithdraw, store.withdraw)
  return (
    <>
      <DetailHead
        name={ticket.ticketTitle}
        tags={[{ tone: ticketTone(status), text: labelOf(TICKET_STATUS, status) }]}
        caption={`${labelOf(TICKET_KIND, kind)} · ${ticket.about}`}
      />
      {[...ticket.words].reverse().map(({ event, time, ticketText }, index) => (
        <Card key={`${time}-${index}`}>
          <SectionHead title={wordsTitle(event)} />
          <View className="ticket-view__text">
            <AmountText>{ticketText}</AmountText>
          </View>
          <View className="ticket-view__time">{formatMinute(time)}</View>
        </Card>
      ))}
      <Course steps={ticket.course} />
      <Card>
        <KeyValue label="工单编号">{ticket.ticketId}</KeyValue>
        <KeyValue label="提交时间">{formatMinute(ticket.createTime)}</KeyValue>
        {promisedDay && <KeyValue label="最晚答复">{promisedDay}</KeyValue>}
        <KeyValue label="答复方式">{labelOf(TICKET_REPLY, reply)}</KeyValue>
        {mobileMask && <KeyValue label="联系电话">{mobileMask}</KeyValue>}
      </Card>
      {canWithdraw && (
        <QuietLink trackId="ticket-withdraw" onTap={() => void store.withdraw()}>
          撤回工单
        </QuietLink>
      )}
      <FormSheet
        isOpen={store.isWriting}
        title={store.isAgain ? '再次提问' : '补充说明'}
        submission={store.submission}
        submitText="提交"
        onClose={store.close}
      >
        <TextAreaField
          field={store.form.fields.ticketText}
          label={store.isAgain ? '还有什么没有解决' : '要补充的内容'}
          placeholder="请不要填写密码或验证码"
          {...TICKET_WORD}
        />
      </FormSheet>
    </>
  )
})
