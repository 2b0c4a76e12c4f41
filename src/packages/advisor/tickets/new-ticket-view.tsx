import { observer } from 'mobx-react'
import { optionsOf } from '@/contract/labels'
import { CONTACT_TOPIC } from '@/contract/tables/contact'
import { TICKET_KIND, TICKET_REPLY } from '@/contract/tables/ticket'
import type { TicketTerms } from '@/contract/ticket'
import { FoundWords } from '@/domains/unsent/found-words'
import { TICKET_DAYS, TICKET_TEXT, TICKET_TITLE } from '@/lib/ticket-rules'
import { useCloseGuard } from '@/platform/pages/leave-guard'
import { ChoiceField } from '@/ui/fields/choice-field'
import { SelectField } from '@/ui/fields/select-field'
import { TextAreaField } from '@/ui/fields/text-area-field'
import { TextField } from '@/ui/fields/text-field'
import { Card, KeyValue } from '@/ui/kit/card'
import { Note } from '@/ui/kit/note'
import { FormPage } from '@/ui/templates/form-page'
import type { NewTicketStore } from './new-ticket-store'

/** Writing a complaint or a suggestion: what about, what is wrong, how to be answered. */
export const NewTicketView = observer(function NewTicketView(props: {
  store: NewTicketStore
  terms: TicketTerms
}) {
  const { store, terms } = props
  const { fields, isDirty } = store.form
  useCloseGuard(isDirty || store.words.isFound)
  return (
    <FormPage
      submission={store.submission}
      submitText="提交"
      disabledReason={terms.createReason || undefined}
    >
      <FoundWords words={store.words} />
      <Card>
        <ChoiceField field={fields.kind} label="类型" options={optionsOf(TICKET_KIND)} />
        <SelectField field={fields.topic} label="事由" options={optionsOf(CONTACT_TOPIC)} />
        {terms.about.includes(' · ') && <KeyValue label="关于">{terms.about}</KeyValue>}
      </Card>
      <Card>
        <TextField
          field={fields.ticketTitle}
          label="主题"
          kind="text"
          placeholder={`${TICKET_TITLE.min} 至 ${TICKET_TITLE.max} 个字`}
        />
        <TextAreaField
          field={fields.ticketText}
          label="内容"
          placeholder="发生了什么、希望怎样解决。请不要填写密码或验证码"
          {...TICKET_TEXT}
        />
        <ChoiceField
          field={fields.reply}
          label="答复方式"
          options={optionsOf(TICKET_REPLY)}
          helper={`电话答复拨打您的手机 ${terms.mobileMask}；答复内容都会留在工单里`}
        />
      </Card>
      <Note>
        {`提交后有工单编号，${TICKET_DAYS} 个工作日内（最晚 ${terms.promisedDay}）答复，并发消息通知您。`}
      </Note>
    </FormPage>
  )
})
