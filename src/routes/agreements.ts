import { routesOf } from './define'

const route = routesOf('content')

export const agreementRoutes = [
  route('agreement/register', 'agreements/agreement-register', '用户注册协议', {
    access: 'open',
  }),
  route('agreement/service', 'agreements/agreement-service', '服务协议', {
    access: 'open',
  }),
  route('agreement/privacyPolicy', 'agreements/agreement-privacy', '隐私政策', {
    access: 'open',
  }),
  /** By links of partners alone: an agreement of ours is a text (decision DC-04). */
  route('agreement/pdf', 'agreements/agreement-pdf', '协议文件', {
    params: ['fileId', 'url'],
    isSecure: true,
  }),
  route('agreement/richText', 'agreements/agreement-text', '协议详情', {
    access: 'open',
    required: ['agreementId'],
  }),
] as const
