import { routesOf } from './define'

const route = routesOf('content')

export const contentRoutes = [
  /** Also what an address without a page shows. */
  route('404', 'start/not-found', '页面不存在', { access: 'open', isScaleExempt: true }),
  route('download', 'start/download', 'APP下载', { access: 'bare', params: ['channel'] }),
  /** The same for partners; their links bring the channel. */
  route('downloadJy', 'start/download-channel', 'APP下载', {
    access: 'bare',
    params: ['channel'],
  }),
  route('guide', 'start/guide', '新手指引', { access: 'open' }),
  route('helpCenter', 'help/help-center', '帮助中心', { access: 'open' }),
  route('helpList', 'help/help-list', '常见问题', {
    access: 'open',
    required: ['categoryId'],
    params: ['id'],
  }),
  /** By `fileId` (the customer's own) or by `url` of an allow-listed host. */
  route('showPdf', 'documents/pdf', '文件预览', { params: ['fileId', 'url'], isSecure: true }),
  route('information/list', 'articles/articles', '资讯', {
    access: 'open',
    params: ['categoryId'],
    isScaleExempt: true,
    canPullRefresh: true,
  }),
  /** What the customer keeps. */
  route('information/collection', 'articles/collection', '我的收藏', { canPullRefresh: true }),
  route('information/detail', 'articles/article', '资讯详情', {
    access: 'open',
    required: ['articleId'],
    isShareable: true,
  }),
  /** By `videoId` (the company's) or by `url` of an allow-listed host. */
  route('showVideo', 'video/video', '视频播放', {
    access: 'open',
    params: ['videoId', 'url'],
  }),
] as const
