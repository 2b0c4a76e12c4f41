import { route } from './define'

export const agreementRoutes = {
  agreementRegister: route('content', {
    path: 'agreement/register',
    page: 'agreement-register',
    title: '用户注册协议',
    access: 'open',
  }),
  agreementService: route('content', {
    path: 'agreement/service',
    page: 'agreement-service',
    title: '服务协议',
    access: 'open',
  }),
  agreementPrivacyPolicy: route('content', {
    path: 'agreement/privacyPolicy',
    page: 'agreement-privacy',
    title: '隐私政策',
    access: 'open',
  }),
  agreementPdf: route('content', {
    path: 'agreement/pdf',
    page: 'agreement-pdf',
    title: '协议文件',
    params: ['fileId', 'url'],
    isSecure: true,
  }),
  agreementRichText: route('content', {
    path: 'agreement/richText',
    page: 'agreement-text',
    title: '协议详情',
    access: 'open',
    params: ['agreementId'],
  }),
} as const
