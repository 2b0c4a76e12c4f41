import { route } from './define'

export const productsRoutes = {
  historyNetData: route('products', {
    path: 'product/historyNetData',
    page: 'net-values',
    title: '历史净值',
    params: ['productId'],
  }),
  wealthadvisor: route('products', { path: 'wealthadvisor', page: 'advisor', title: '理财经理名片' }),
} as const
