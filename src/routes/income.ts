import { routesOf } from './define'

const route = routesOf('income')

export const incomeRoutes = [
  route('schedule', 'schedule/schedule', '日程', { params: ['kind'] }),
  route('income', 'year/year', '我的收益', { params: ['period'], canPullRefresh: true }),
  route('statements', 'statements/statements', '对账单', { params: ['kind'], canPullRefresh: true }),
] as const
