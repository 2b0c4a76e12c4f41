import { routesOf } from './define'

const route = routesOf('report')

export const reportRoutes = [
  route('assetsReport/entry', 'cover/entry', '年度资产报告', { isFullScreen: true }),
  route('assetsReport/report', 'story/story', '年度资产报告', {
    params: ['page'],
    isFullScreen: true,
  }),
  route('assetsReport/expire', 'cover/expire', '报告已过期'),
  route('assetsReport/result', 'lottery/result', '抽奖结果', {
    isFullScreen: true,
    isShareable: true,
  }),
] as const
