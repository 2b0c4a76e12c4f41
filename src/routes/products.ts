import { routesOf } from './define'

const route = routesOf('products')

export const productsRoutes = [
  route('product/historyNetData', 'net-values/net-values', '历史净值', {
    required: ['productId'],
  }),
  route('productcalendar', 'calendar/product-calendar', '产品日历', {
    params: ['month', 'mine'],
    isScaleExempt: true,
  }),
  route('order/orderList', 'orders/order-list', '我的订单', {
    params: ['orderTab'],
    canPullRefresh: true,
  }),
  route('Myorder/myorderList/myorderdetails', 'orders/order-detail', '项目详情', {
    required: ['orderId'],
  }),
  route('product/productRedeem', 'redemption/redeem', '产品赎回', {
    required: ['positionId'],
    isSecure: true,
  }),
  route('product/projectIntro', 'product/intro', '项目介绍', { required: ['productId'] }),
  route('product/projectIntroFix', 'product/intro-fixed', '项目介绍（固定收益类）', {
    required: ['productId'],
  }),
  route('product/productDetail', 'product/product-detail', '产品详情', {
    required: ['productId'],
    params: ['reserveId'],
  }),
  route('product/productDetailFix', 'product/product-detail-fixed', '产品详情（固定收益类）', {
    required: ['productId'],
    params: ['reserveId'],
  }),
  route('product/productReserve', 'booking/booking', '产品预约', {
    params: ['productId', 'reserveId'],
  }),
] as const
