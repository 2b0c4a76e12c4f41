import { route } from './define'

export const accountRoutes = {
  login: route('account', {
    path: 'login',
    page: 'login',
    title: '登录',
    access: 'open',
    params: ['redirect', 'webview'],
  }),
  /** `code` is a referral code as links carry it. */
  enroll: route('account', {
    path: 'registered/enroll',
    page: 'enroll',
    title: '注册',
    access: 'bare',
    params: ['code'],
  }),
  registered: route('account', {
    path: 'registered/registered',
    page: 'registered',
    title: '注册成功',
    access: 'bare',
  }),
  personalInfoChecklist: route('account', {
    path: 'PersonalInfoChecklist',
    page: 'collected',
    title: '个人信息收集清单',
  }),
  personalInfodetail: route('account', {
    path: 'PersonalInfodetail',
    page: 'category',
    title: '信息收集详情',
    params: ['category'],
    isSecure: true,
  }),
  exportInfodetail: route('account', {
    path: 'exportInfodetail',
    page: 'copy',
    title: '个人信息副本申请',
  }),
  exportPersonalInfoSuccess: route('account', {
    path: 'exportPersonalInfoSuccess',
    page: 'copy-applied',
    title: '提交成功',
    params: ['exportId'],
  }),
  /** Who receives what is told to everybody; when it went there, to the customer alone. */
  thirdPartysharing: route('account', {
    path: 'thirdPartysharing',
    page: 'third-parties',
    title: '第三方共享清单',
    access: 'open',
  }),
} as const
