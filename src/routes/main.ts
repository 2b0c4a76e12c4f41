import { route } from './define'

export const mainRoutes = {
  notFound: route('main', {
    path: '404',
    page: 'not-found',
    title: '页面不存在',
    access: 'open',
    isScaleExempt: true,
  }),
  home: route('main', { path: 'home', page: 'home', title: '远岚信托', access: 'open', isFullScreen: true }),
  login: route('main', { path: 'login', page: 'login', title: '登录', access: 'open', params: ['redirect'] }),
} as const
