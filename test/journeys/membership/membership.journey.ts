/**
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'

journey(
  'a donation moves every figure, from the centre to the certificate and back',
  { as: 'U1' },
  async customer => {
    await customer.open('membership/center')
    await customer.see('2,000 积分将于 2026-12-31 到期')
    await customer.see('再获得 27,195 积分升级为钻石会员')
    await customer.tap(/^清源计划.*已筹/)
    await customer.see('项目进展')
    await customer.tap('捐赠积分')
    for (const [points, reason] of [
      ['50', '每次至少捐赠100积分'],
      ['99999', '积分不足，当前可用12680积分'],
    ] as const) {
      await customer.type('捐赠积分', points)
      await customer.tap('下一步')
      await customer.see(reason)
    }
    assert.deepEqual(await customer.server.calls('charityDonate'), [])
    await customer.tap('500')
    await customer.tap(/在爱心榜上显示我的姓名/)
    await customer.tap('下一步')
    await customer.see('捐赠 500 积分？')
    await customer.tap('确认捐赠')
    await customer.see('捐赠成功')
    await customer.see('12,180')
    const calls = await customer.server.calls('charityDonate')
    assert.deepEqual(
      calls.map(({ requestData: { points, anonymous } }) => [points, anonymous]),
      [[500, '0']],
    )
    await customer.tap('返回项目')
    await customer.see(/640,500/)
    await customer.see('2026-11-20')
    await customer.back()
    await customer.see('1,500 积分将于 2026-12-31 到期')
    await customer.see('已显示全部 4 笔捐赠')
  },
)

journey('a donation of more than 1,000 points asks for a code', { as: 'U1' }, async customer => {
  await customer.open('membership/charity', { charityId: 'CP1' })
  await customer.tap('捐赠积分')
  await customer.type('捐赠积分', '1500')
  await customer.tap('下一步')
  await customer.tap('确认捐赠')
  await customer.see('验证身份后捐赠')
  await customer.proveByCode()
  await customer.see('捐赠成功')
  await customer.see('11,180')
  const [call, ...others] = await customer.server.calls('charityDonate')
  assert.deepEqual([call?.requestData.points, call?.requestData.anonymous, others], [1500, '1', []])
})

journey('a donation whose answer was empty is one donation', { as: 'U1' }, async customer => {
  await customer.open('membership/charity', { charityId: 'CP1' })
  await customer.server.inject({ endpoint: 'charityDonate', emptyBody: true, phase: 'after', times: 1 })
  await customer.tap('捐赠积分')
  await customer.type('捐赠积分', '200')
  for (const outcome of [/异常/, '捐赠成功']) {
    await customer.tap('下一步')
    await customer.tap('确认捐赠')
    await customer.see(outcome)
  }
  await customer.see('12,480')
})

// Which rows of a long list are in the window only a layout tells; trades.weapp-test looks at them.
journey(
  'movements stand under their months, narrowed by kind and year',
  { as: 'U1', on: ['page', 'browser'] },
  async customer => {
    await customer.open('membership/points')
    await customer.see('2026年11月')
    await customer.tap(/积分类型/)
    await customer.tap('捐赠')
    await customer.see('已显示符合条件的全部 3 笔明细')
    await customer.tap(/年份/)
    await customer.tap('2026年')
    await customer.see('没有符合条件的明细')
    await customer.tap('查看全部明细')
    await customer.see('2026年11月')
    await customer.tap('积分与等级规则')
    await customer.see('当前等级')
  },
)

journey('an activity asks a visitor to log in first', {}, async customer => {
  await customer.open('membership/activity', { activityId: 'AC3' })
  await customer.tap('立即参加')
  await customer.arriveAt('account/login')
})

journey('an activity is joined once', { as: 'U1' }, async customer => {
  await customer.open('membership/activity', { activityId: 'AC3' })
  await customer.see(/距结束还有 28 天/)
  await customer.tap('立即参加')
  await customer.see('您已参加，200 积分已到账')
  await customer.see('您已参加，每位客户限参加一次')
  await customer.tap('已参加')
  assert.equal((await customer.server.calls('activityJoin')).length, 1)
})

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

/** Seconds from the sandbox's first moment. */
const secondsTo = (instant: string) =>
  (Date.parse(`${instant}+08:00`) - Date.parse('2026-11-20T10:00:00+08:00')) / 1000

for (const [what, activityId, instant, shown, turned] of [
  ['begins', 'AC1', '2026-12-05T14:00:00', '距开始还有 0 小时 1 分', /距结束还有 (2 小时 59|3 小时 \d+) 分/],
  ['ends', 'AC3', '2026-12-18T23:59:59', '距结束还有 0 小时 1 分', '活动已结束或已下线，您可以看看其他活动'],
] as const) {
  journey(
    `an activity that ${what} while it is looked at shows so by itself`,
    // The clocks of the other hosts go on their own.
    { as: 'U1', on: ['page'] },
    async customer => {
      await customer.server.pass(secondsTo(instant) - 50)
      await customer.logInAgain()
      await customer.open('membership/activity', { activityId })
      await customer.see(shown)
      await customer.server.pass(60)
      await customer.see(turned)
      if (what === 'begins') await customer.see('立即参加')
    },
  )
}
