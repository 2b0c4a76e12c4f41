import { route } from './define'

export const reportRoutes = {
  reportEntry: route('report', {
    path: 'assetsReport/entry',
    page: 'entry',
    title: '年度资产报告',
    isFullScreen: true,
  }),
  report: route('report', {
    path: 'assetsReport/report',
    page: 'story',
    title: '年度资产报告',
    params: ['page'],
    isFullScreen: true,
  }),
  reportExpire: route('report', { path: 'assetsReport/expire', page: 'expire', title: '报告已过期' }),
  reportResult: route('report', {
    path: 'assetsReport/result',
    page: 'result',
    title: '抽奖结果',
    isFullScreen: true,
    isShareable: true,
  }),
} as const
