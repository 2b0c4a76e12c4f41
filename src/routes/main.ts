import { route } from './define'

export const mainRoutes = [
  route('main', '404', 'not-found', '页面不存在', { access: 'open', isScaleExempt: true }),
  route('main', 'home', 'home', '远岚信托', { access: 'open', isFullScreen: true, isTab: true }),
  /** Container of the next three; `tab` is 0, 1 or 2. */
  route('main', 'Myorder/TabbarsPage', 'my-trust', '我的', {
    params: ['tab'],
    isTab: true,
    canPullRefresh: true,
  }),
  route('main', 'Myorder/ftsapplication', 'family-trusts', '家族信托', {
    canPullRefresh: true,
  }),
  route('main', 'Myorder/myorderList', 'orders', '我的项目', { canPullRefresh: true }),
  route('main', 'myPosition/myPositionlist', 'positions', '我的持仓', {
    canPullRefresh: true,
  }),
  route('main', 'message/list', 'messages', '消息中心', { isTab: true, canPullRefresh: true }),
] as const
