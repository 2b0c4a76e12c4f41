import { route } from './define'

export const contentRoutes = {
  download: route('content', {
    path: 'download',
    page: 'download',
    title: 'APP下载',
    access: 'bare',
    params: ['channel'],
  }),
  /** The same for partners; their links bring the channel. */
  downloadJy: route('content', {
    path: 'downloadJy',
    page: 'download-channel',
    title: 'APP下载',
    access: 'bare',
    params: ['channel'],
  }),
  guide: route('content', { path: 'guide', page: 'guide', title: '新手指引', access: 'open' }),
  helpCenter: route('content', {
    path: 'helpCenter',
    page: 'help-center',
    title: '帮助中心',
    access: 'open',
  }),
  helpList: route('content', {
    path: 'helpList',
    page: 'help-list',
    title: '常见问题',
    access: 'open',
    params: ['categoryId'],
  }),
  /** By `fileId` (the customer's own) or by `url` of an allow-listed host. */
  showPdf: route('content', {
    path: 'showPdf',
    page: 'pdf',
    title: '文件预览',
    params: ['fileId', 'url'],
    isSecure: true,
  }),
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
  /** By `videoId` (the company's) or by `url` of an allow-listed host. */
  showVideo: route('content', {
    path: 'showVideo',
    page: 'video',
    title: '视频播放',
    access: 'open',
    params: ['videoId', 'url'],
  }),
} as const
