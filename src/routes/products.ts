import { route } from './define'

export const productsRoutes = [
  route('products', 'product/historyNetData', 'net-values/net-values', '历史净值', {
    params: ['productId'],
  }),
  route('products', 'wealthadvisor', 'advisor/advisor', '理财经理名片'),
] as const
