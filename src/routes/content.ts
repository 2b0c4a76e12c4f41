import { route } from './define'

export const contentRoutes = {
  /** By `fileId` (the customer's own) or by `url` of an allow-listed host. */
  showPdf: route('content', { path: 'showPdf', page: 'pdf', title: '文件预览', params: ['fileId', 'url'] }),
  informationList: route('content', {
    path: 'information/list',
    page: 'articles',
    title: '资讯',
    access: 'open',
    isScaleExempt: true,
    canPullRefresh: true,
  }),
  informationDetail: route('content', {
    path: 'information/detail',
    page: 'article',
    title: '资讯详情',
    access: 'open',
    params: ['articleId'],
    isShareable: true,
  }),
} as const
