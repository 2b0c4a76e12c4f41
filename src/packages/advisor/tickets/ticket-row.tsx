import { observer } from 'mobx-react'
import { labelOf } from '@/contract/labels'
import { TICKET_KIND, TICKET_STATUS } from '@/contract/tables/ticket'
import type { TicketBrief } from '@/contract/ticket'
import { useStores } from '@/stores/root/context'
import { RowLink } from '@/ui/kit/row-link'
import { Tag } from '@/ui/kit/tag'
import { ticketTone } from './ticket-texts'

/** One ticket of the list: what it is, how far, and by when it is answered. */
export const TicketRow = observer(function TicketRow({ ticket }: { ticket: TicketBrief }) {
  const { navigation } = useStores()
  const { ticketId, kind, status, ticketTitle, promisedDay, createTime } = ticket
  const day = promisedDay ? `最晚 ${promisedDay} 答复` : `提交于 ${createTime.slice(0, 10)}`
  return (
    <RowLink
      title={ticketTitle}
      caption={`${labelOf(TICKET_KIND, kind)} · ${day}`}
      value={<Tag tone={ticketTone(status)}>{labelOf(TICKET_STATUS, status)}</Tag>}
      trackId="ticket-open"
      onTap={() => navigation.go('advisor/ticket', { ticketId })}
    />
  )
})
