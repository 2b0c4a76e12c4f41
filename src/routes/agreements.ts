import { route } from './define'

export const agreementRoutes = {
  agreementRegister: route('content', 'agreement/register', 'agreements/agreement-register', '用户注册协议', {
    access: 'open',
  }),
  agreementService: route('content', 'agreement/service', 'agreements/agreement-service', '服务协议', {
    access: 'open',
  }),
  agreementPrivacyPolicy: route('content', 'agreement/privacyPolicy', 'agreements/agreement-privacy', '隐私政策', {
    access: 'open',
  }),
  agreementPdf: route('content', 'agreement/pdf', 'agreements/agreement-pdf', '协议文件', {
    params: ['fileId', 'url'],
    isSecure: true,
  }),
  agreementRichText: route('content', 'agreement/richText', 'agreements/agreement-text', '协议详情', {
    access: 'open',
    params: ['agreementId'],
  }),
} as const
