import { query } from '@/api/query'

export const shareTicketOf = query('wxShareTicket')
