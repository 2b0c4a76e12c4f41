import { route } from './define'

export const productsRoutes = {
  historyNetData: route('products', {
    path: 'product/historyNetData',
    page: 'net-values',
    title: '历史净值',
    params: ['productId'],
  }),
} as const
