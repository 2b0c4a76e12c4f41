/**
 * Applying for a family trust, with faults; from end to end it is in ft-whole.
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'
import { logIn } from '../steps/login-steps'

const REMARK = { section: 'setup', field: 'purpose', content: '请写明用于受益人的哪些教育支出' }

journey(
  'the first step stays over a reload, and is saved once when its answer is lost',
  { as: 'U1' },
  async customer => {
    await customer.open('main/family-trusts')
    await customer.tap('新建家族信托申请')
    await customer.arriveAt('trust-application/principal')
    for (const [label, option] of [
      ['婚姻状况', '离异'],
      ['学历', '硕士'],
      ['职业', '企业主'],
      ['个人年收入（元）', '500万以上'],
      ['家庭资产（元）', '5000万至1亿'],
      ['是否为特定自然人', '否'],
    ] as const) {
      await customer.choose(label, option)
    }
    await customer.tap('经营所得')
    await customer.tap(/^健康声明/)
    await customer.type('工作单位', '北京远致精密科技有限公司')
    const isSaved = await customer.server.next('draftSave')
    await customer.type('职务', '董事长')
    await isSaved()
    await customer.reopen()
    assert.equal(await customer.valueOf('工作单位'), '北京远致精密科技有限公司')
    await customer.server.loseAnswer('ftPrincipalSave')
    await customer.tap('下一步')
    await customer.see(/网络|确认|重试/)
    await customer.tap('下一步')
    await customer.arriveAt('trust-application/principal-papers')
    const saves = await customer.server.calls('ftPrincipalSave')
    assert.equal(new Set(saves.map(({ requestData }) => requestData.requestNo)).size, 1)
    // Who is not married goes past the spouse.
    await customer.tap('使用已认证的身份证')
    await customer.tap('下一步')
    await customer.arriveAt('trust-application/principal-summary')
    await customer.see('林*远')
    assert.doesNotMatch(await customer.words(), /lin\.zhiyuan@mail\.example|19900000001/)
  },
)

journey(
  'the setup refuses too little, and leads back to what was typed when the session ends',
  { as: 'U6' },
  async customer => {
    await customer.open('trust-application/setup', { applyId: 'FA5' })
    for (const [kind, amount, words] of [
      [/^家庭服务信托/, '999999', '家庭服务信托设立金额不低于100万元'],
      [/^家族信托/, '9999900', '家族信托设立金额不低于1000万元'],
    ] as const) {
      await customer.tap(kind)
      await customer.type(/^设立金额/, amount)
      await customer.see(words)
    }
    const isSaved = await customer.server.next('draftSave')
    await customer.type(/^特别意愿/, '勤俭持家')
    await isSaved()
    await customer.server.control('POST', 'expire', {})
    await customer.type(/^设立金额/, '10000000')
    await customer.tap('下一步')
    await logIn(customer, '19900000006')
    await customer.arriveAt('trust-application/setup')
    assert.match(await customer.valueOf(/^特别意愿/), /^勤俭持家/)
  },
)

journey(
  'what was returned opens where the reviewer spoke, goes into review, and is taken back',
  { as: 'U1' },
  async customer => {
    const decision = { kind: 'ftApplication', id: 'FA4', isPassed: false, reason: '', remarks: [REMARK] }
    await customer.server.control('POST', 'office', decision)
    await customer.open('trust-application/principal', { applyId: 'FA4' })
    await customer.arriveAt('trust-application/application')
    await customer.tap(/请写明用于受益人/)
    await customer.arriveAt('trust-application/setup')
    await customer.see('审核退回，这一步有 1 处待修改：')
    await customer.see(REMARK.content)
    await customer.type('设立目的', '为长女留学四年的学费与生活费作安排，余额用于家庭应急。')
    await customer.see('已修改，待重新提交')
    await customer.tap('保存修改')
    await customer.arriveAt('trust-application/application')
    await customer.see('已修改')
    await customer.tap('重新提交')
    await customer.tap('确认提交')
    await customer.see('待审核')
    await customer.server.loseAnswer('ftApplicationWithdraw')
    await customer.tap('撤回申请')
    await customer.tap('确认撤回')
    await customer.see('您已撤回申请。')
    assert.equal((await customer.server.calls('ftApplicationWithdraw')).length, 1)
  },
)
