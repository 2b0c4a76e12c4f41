import { route } from './define'

export const productsRoutes = [
  route('products', 'product/historyNetData', 'net-values/net-values', '历史净值', {
    params: ['productId'],
  }),
  route('products', 'productcalendar', 'calendar/product-calendar', '产品日历', {
    params: ['month', 'mine'],
    isScaleExempt: true,
  }),
  route('products', 'wealthadvisor', 'advisor/advisor', '理财经理名片'),
  route('products', 'order/orderList', 'orders/order-list', '我的订单', {
    params: ['orderTab'],
    canPullRefresh: true,
  }),
  route('products', 'Myorder/myorderList/myorderdetails', 'orders/order-detail', '项目详情', {
    params: ['orderId'],
  }),
  route('products', 'product/productRedeem', 'redemption/redeem', '产品赎回', {
    params: ['positionId'],
    isSecure: true,
  }),
] as const
