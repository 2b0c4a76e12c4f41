import { routesOf } from './define'

const route = routesOf('search')

/** What is looked for stands in no address. */
export const searchRoutes = [route('search', 'find/search', '搜索', { access: 'open' })] as const
