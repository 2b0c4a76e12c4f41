import { routesOf } from './define'

const route = routesOf('account')

export const accountRoutes = [
  route('login', 'session/login', '登录', { access: 'open', params: ['redirect', 'webview'] }),
  /** `code` is a referral code as links carry it. */
  route('registered/enroll', 'registration/enroll', '注册', { access: 'bare', params: ['code'] }),
  route('registered/registered', 'registration/registered', '注册成功', { access: 'bare' }),
  route('PersonalInfoChecklist', 'personal-info/collected', '个人信息收集清单', {
    params: ['range'],
  }),
  route('PersonalInfodetail', 'personal-info/category', '信息收集详情', {
    required: ['category'],
    isSecure: true,
  }),
  route('exportInfodetail', 'personal-info/copy', '个人信息副本申请'),
  route('exportPersonalInfoSuccess', 'personal-info/copy-applied', '副本申请', {
    required: ['exportId'],
  }),
  /** Who receives what is told to everybody; when it went there, to the customer alone. */
  route('thirdPartysharing', 'personal-info/third-parties', '第三方共享清单', {
    access: 'open',
    params: ['type'],
  }),
  route('agreement/accountCancelAgreement', 'leaving/account-cancel', '账户注销协议'),
] as const
