import type { CodeOf } from '@/contract/code-table'
import type { TicketStatus } from '@/contract/machines/ticket'
import { type TICKET_EVENT, TICKET_STATUS } from '@/contract/tables/ticket'
import type { Db } from './database'
import { insertRows } from './insert'
import { updateRow } from './update'

/** A row of `tickets`. */
export interface TicketRow {
  readonly id: string
  readonly customer_id: string
  readonly kind: string
  readonly topic: string
  readonly about: string
  readonly title: string
  readonly reply: string
  readonly status: TicketStatus
  readonly promised_day: string
  readonly created_at: number
}

/** A row of `ticket_events` without its key. */
export interface TicketEventRow {
  readonly event: CodeOf<typeof TICKET_EVENT>
  readonly text: string
  readonly at: number
}

/** A customer's tickets, the latest first. */
export function ticketsOf(db: Db, customerId: string): TicketRow[] {
  return db.all<TicketRow>(
    'SELECT * FROM tickets WHERE customer_id = ? ORDER BY created_at DESC, id DESC',
    customerId,
  )
}

export function findTicket(db: Db, id: string): TicketRow | undefined {
  return db.get<TicketRow>('SELECT * FROM tickets WHERE id = ?', id)
}

/** Everybody's tickets that wait for the company, the oldest first. */
export function openTickets(db: Db): TicketRow[] {
  return db.all<TicketRow>(
    'SELECT * FROM tickets WHERE status IN (?, ?) ORDER BY created_at, id',
    TICKET_STATUS.received,
    TICKET_STATUS.takenUp,
  )
}

/** What happened to a ticket, in its order. */
export function ticketEvents(db: Db, id: string): TicketEventRow[] {
  return db.all<TicketEventRow>(
    'SELECT event, text, at FROM ticket_events WHERE ticket_id = ? ORDER BY number',
    id,
  )
}

export function addTicket(db: Db, row: TicketRow): void {
  insertRows(db, 'tickets', [{ ...row }])
}

/** Writes down what happened, and what became of the ticket by it. */
export function noteTicketEvent(
  db: Db,
  id: string,
  event: TicketEventRow,
  change: { readonly status?: TicketStatus; readonly promised_day?: string } = {},
): void {
  insertRows(db, 'ticket_events', [{ ticket_id: id, number: ticketEvents(db, id).length + 1, ...event }])
  if (Object.keys(change).length > 0) updateRow(db, 'tickets', ['id', id], change)
}
