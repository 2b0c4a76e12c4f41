import type { ResponseOf } from '@/contract/endpoint'
import { type TicketBrief, ticketList } from '@/contract/ticket'
import { PagedList } from '@/stores/primitives/paged-list'
import { changesOf } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { ticketsOf } from '../queries'

type TicketPage = ResponseOf<typeof ticketList>

/** The customer's complaints and suggestions. */
export class TicketsStore {
  readonly tickets: PagedList<TicketBrief, object, TicketPage>

  constructor(root: RootStore) {
    this.tickets = new PagedList<TicketBrief, object, TicketPage>(
      ({ pageNum, pageSize }, signal) => root.read(ticketList, ticketsOf({ pageNum, pageSize }), signal),
      { filter: {}, idOf: ticket => ticket.ticketId, changes: changesOf(root), dependsOn: ['tickets'] },
    )
  }

  /** Why there can be no new one; undefined until the server has said so. */
  get createReason(): string | undefined {
    return this.tickets.known?.createReason
  }
}
