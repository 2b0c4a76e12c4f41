import { route } from './define'

export const reportRoutes = {
  reportEntry: route('report', 'assetsReport/entry', 'cover/entry', '年度资产报告', { isFullScreen: true }),
  report: route('report', 'assetsReport/report', 'story/story', '年度资产报告', {
    params: ['page'],
    isFullScreen: true,
  }),
  reportExpire: route('report', 'assetsReport/expire', 'cover/expire', '报告已过期'),
  reportResult: route('report', 'assetsReport/result', 'lottery/result', '抽奖结果', {
    isFullScreen: true,
    isShareable: true,
  }),
} as const
