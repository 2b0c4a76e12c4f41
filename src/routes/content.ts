import { route } from './define'

export const contentRoutes = {
  /** By `fileId` (the customer's own) or by `url` of an allow-listed host. */
  showPdf: route('content', { path: 'showPdf', page: 'pdf', title: '文件预览', params: ['fileId', 'url'] }),
} as const
