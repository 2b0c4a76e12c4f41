import { route } from './define'

export const advisorRoutes = [
  route('advisor', 'wealthadvisor', 'card/advisor', '理财经理名片'),
  route('advisor', 'contactAdvisor', 'contact/contact', '联系理财经理', { params: ['topic', 'subject'] }),
] as const
