import { routesOf } from './define'

const route = routesOf('advisor')

export const advisorRoutes = [
  route('wealthadvisor', 'card/advisor', '理财经理名片'),
  route('contactAdvisor', 'contact/contact', '联系理财经理', { params: ['topic', 'subject'] }),
] as const
