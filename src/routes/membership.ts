import { routesOf } from './define'

const route = routesOf('membership')

export const membershipRoutes = [
  route('vipmembership/yuanqiCenter', 'center/center', '公益中心', {
    isScaleExempt: true,
    canPullRefresh: true,
  }),
  route('vipmembership/charitydetails', 'giving/charity', '公益项目详情', {
    required: ['charityId'],
    isScaleExempt: true,
  }),
  route('vipmembership/integralRule', 'points/rules', '升级指引', {
    isScaleExempt: true,
  }),
  route('vipmembership/integraldetail', 'points/points', '积分明细', {
    params: ['pointType', 'year'],
    isScaleExempt: true,
  }),
  route('vipmembership/donationCertificate', 'giving/certificate', '捐赠证书', {
    required: ['donationId'],
    isScaleExempt: true,
    isShareable: true,
    isSecure: true,
  }),
  route('activity/activityDetail', 'activities/activity', '活动详情', {
    access: 'open',
    required: ['activityId'],
    isScaleExempt: true,
    isShareable: true,
  }),
  route('activity/failure', 'activities/activity-over', '活动已失效', { access: 'open' }),
] as const
