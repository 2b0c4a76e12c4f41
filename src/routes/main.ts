import { route } from './define'

export const mainRoutes = {
  notFound: route('main', {
    path: '404',
    page: 'not-found',
    title: '页面不存在',
    access: 'open',
    isScaleExempt: true,
  }),
  home: route('main', {
    path: 'home',
    page: 'home',
    title: '远岚信托',
    access: 'open',
    isFullScreen: true,
    isTab: true,
  }),
  /** Container of the next three; `tab` is 0, 1 or 2. */
  tabbarsPage: route('main', {
    path: 'Myorder/TabbarsPage',
    page: 'my-trust',
    title: '我的',
    params: ['tab'],
    isTab: true,
    canPullRefresh: true,
  }),
  ftsapplication: route('main', {
    path: 'Myorder/ftsapplication',
    page: 'family-trusts',
    title: '家族信托',
    canPullRefresh: true,
  }),
  myorderList: route('main', {
    path: 'Myorder/myorderList',
    page: 'orders',
    title: '我的项目',
    canPullRefresh: true,
  }),
  myPositionlist: route('main', {
    path: 'myPosition/myPositionlist',
    page: 'positions',
    title: '我的持仓',
    canPullRefresh: true,
  }),
  messageList: route('main', {
    path: 'message/list',
    page: 'messages',
    title: '消息中心',
    isTab: true,
    canPullRefresh: true,
  }),
} as const
