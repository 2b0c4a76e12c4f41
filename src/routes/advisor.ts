import { routesOf } from './define'

const route = routesOf('advisor')

export const advisorRoutes = [
  route('wealthadvisor', 'card/advisor', '理财经理名片'),
  route('contactAdvisor', 'contact/contact', '联系理财经理', { params: ['topic', 'subject'] }),
  route('tickets', 'tickets/tickets', '投诉与建议', { params: ['topic', 'subject'] }),
  route('ticket', 'tickets/ticket', '工单', { params: ['ticketId', 'topic', 'subject'] }),
] as const
