import { route } from './define'

export const accountRoutes = {
  login: route('account', 'login', 'login', '登录', { access: 'open', params: ['redirect', 'webview'] }),
  /** `code` is a referral code as links carry it. */
  enroll: route('account', 'registered/enroll', 'enroll', '注册', { access: 'bare', params: ['code'] }),
  registered: route('account', 'registered/registered', 'registered', '注册成功', { access: 'bare' }),
  personalInfoChecklist: route('account', 'PersonalInfoChecklist', 'collected', '个人信息收集清单'),
  personalInfodetail: route('account', 'PersonalInfodetail', 'category', '信息收集详情', {
    params: ['category'],
    isSecure: true,
  }),
  exportInfodetail: route('account', 'exportInfodetail', 'copy', '个人信息副本申请'),
  exportPersonalInfoSuccess: route('account', 'exportPersonalInfoSuccess', 'copy-applied', '提交成功', {
    params: ['exportId'],
  }),
  /** Who receives what is told to everybody; when it went there, to the customer alone. */
  thirdPartysharing: route('account', 'thirdPartysharing', 'third-parties', '第三方共享清单', {
    access: 'open',
  }),
} as const
