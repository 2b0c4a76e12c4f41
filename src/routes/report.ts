import { route } from './define'

export const reportRoutes = [
  route('report', 'assetsReport/entry', 'cover/entry', '年度资产报告', { isFullScreen: true }),
  route('report', 'assetsReport/report', 'story/story', '年度资产报告', {
    params: ['page'],
    isFullScreen: true,
  }),
  route('report', 'assetsReport/expire', 'cover/expire', '报告已过期'),
  route('report', 'assetsReport/result', 'lottery/result', '抽奖结果', {
    isFullScreen: true,
    isShareable: true,
  }),
] as const
