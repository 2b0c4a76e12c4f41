import { route } from './define'

export const incomeRoutes = [
  route('income', 'schedule', 'schedule/schedule', '日程', { params: ['kind'] }),
] as const
