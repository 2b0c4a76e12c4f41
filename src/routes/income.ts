import { routesOf } from './define'

const route = routesOf('income')

export const incomeRoutes = [route('schedule', 'schedule/schedule', '日程', { params: ['kind'] })] as const
