import { HOLDING_FILTER, routesOf } from './define'

const route = routesOf('main')

export const mainRoutes = [
  route('home', 'home', '远岚信托', { access: 'open', isFullScreen: true, isTab: true }),
  /** Container of the next three; `tab` is 0, 1 or 2, the others what the tab in front is filtered by. */
  route('Myorder/TabbarsPage', 'my-trust', '我的', {
    params: ['tab', 'orderTab', ...HOLDING_FILTER],
    isTab: true,
    canPullRefresh: true,
  }),
  route('Myorder/ftsapplication', 'family-trusts', '家族信托', {
    canPullRefresh: true,
  }),
  route('Myorder/myorderList', 'orders', '我的项目', { params: ['orderTab'], canPullRefresh: true }),
  route('myPosition/myPositionlist', 'positions', '我的持仓', {
    params: HOLDING_FILTER,
    canPullRefresh: true,
  }),
  route('message/list', 'messages', '消息中心', { isTab: true, canPullRefresh: true }),
] as const
