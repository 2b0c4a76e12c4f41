import { route } from './define'

export const agreementRoutes = {
  agreementRegister: route('content', 'agreement/register', 'agreement-register', '用户注册协议', {
    access: 'open',
  }),
  agreementService: route('content', 'agreement/service', 'agreement-service', '服务协议', {
    access: 'open',
  }),
  agreementPrivacyPolicy: route('content', 'agreement/privacyPolicy', 'agreement-privacy', '隐私政策', {
    access: 'open',
  }),
  agreementPdf: route('content', 'agreement/pdf', 'agreement-pdf', '协议文件', {
    params: ['fileId', 'url'],
    isSecure: true,
  }),
  agreementRichText: route('content', 'agreement/richText', 'agreement-text', '协议详情', {
    access: 'open',
    params: ['agreementId'],
  }),
} as const
