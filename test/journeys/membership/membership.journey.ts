/**
 * @run short: page
 * @run long: browser, phone
 */
import { journey } from '@journey'

journey(
  'membership and charity: projects that take nothing say why; a foreign certificate shows nothing',
  { as: 'U1' },
  async customer => {
    for (const [charityId, reason] of [
      ['CP2', '项目已完成募集，可在公益中心选择其他项目'],
      ['CP4', '项目将于 2026-12-15 开放捐赠'],
    ] as const) {
      await customer.open('membership/charity', { charityId })
      await customer.see(reason)
    }
    await customer.open('membership/certificate', { donationId: 'D2025041200104' })
    await customer.see('您无权查看该内容')
  },
)

journey('membership and charity: a new customer is told how to begin (E1)', { as: 'U3' }, async customer => {
  await customer.open('membership/center')
  await customer.see('普通会员')
  await customer.see(/还没有捐赠记录/)
  await customer.open('membership/charity', { charityId: 'CP1' })
  await customer.see('每次至少 100 积分，您现有 0 积分')
  await customer.open('membership/points')
  await customer.see('持有产品、参加活动或完成问卷后，积分会显示在这里')
})

journey(
  'membership and charity: the centre says what failed and tries again',
  { as: 'U1' },
  async customer => {
    await customer.server.inject({ endpoint: 'vipHome', httpStatus: 500, times: 1 })
    await customer.open('membership/center')
    await customer.see('暂时无法显示')
    await customer.tap('重试')
    await customer.see('白金会员')
  },
)

journey(
  'activities: that are to come say when; those that are over lead to others',
  { as: 'U1' },
  async customer => {
    await customer.open('membership/activity', { activityId: 'AC1' })
    await customer.see('活动将于 2026-12-05 14:00 开始')
    for (const activityId of ['AC5', 'AC6']) {
      await customer.open('membership/activity', { activityId })
      await customer.arriveAt('membership/activity-over')
      await customer.see('活动已结束或已下线，您可以看看其他活动')
    }
    await customer.tap(/线上课堂/)
    await customer.arriveAt('membership/activity')
    await customer.see(/距结束还有/)
    await customer.open('membership/activity', { activityId: 'nothing' })
    await customer.see('没有找到这个活动')
  },
)
