import { route } from './define'

export const membershipRoutes = {
  yuanqiCenter: route('membership', {
    path: 'vipmembership/yuanqiCenter',
    page: 'center',
    title: '公益中心',
    isScaleExempt: true,
    canPullRefresh: true,
  }),
  charitydetails: route('membership', {
    path: 'vipmembership/charitydetails',
    page: 'charity',
    title: '公益项目详情',
    params: ['charityId'],
    isScaleExempt: true,
  }),
  integralRule: route('membership', {
    path: 'vipmembership/integralRule',
    page: 'rules',
    title: '升级指引',
    isScaleExempt: true,
  }),
  integraldetail: route('membership', {
    path: 'vipmembership/integraldetail',
    page: 'points',
    title: '积分明细',
    isScaleExempt: true,
  }),
  donationCertificate: route('membership', {
    path: 'vipmembership/donationCertificate',
    page: 'certificate',
    title: '捐赠证书',
    params: ['donationId'],
    isScaleExempt: true,
    isShareable: true,
    isSecure: true,
  }),
  activityDetail: route('membership', {
    path: 'activity/activityDetail',
    page: 'activity',
    title: '活动详情',
    access: 'open',
    params: ['activityId'],
    isScaleExempt: true,
    isShareable: true,
  }),
  activityFailure: route('membership', {
    path: 'activity/failure',
    page: 'activity-over',
    title: '活动已失效',
    access: 'open',
  }),
} as const
