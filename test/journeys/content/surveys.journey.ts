/**
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'
import type { Customer } from '../customer'

/** A phone has no word yet for one row of a matrix. */
const ON = ['page', 'browser'] as const
const SV1 = { surveyId: 'SV1' }
const WORDS = /还有什么想对我们说的/

/** Answers everything of SV1 but the optional text. */
async function answerAll(customer: Customer): Promise<void> {
  await customer.tap('每天')
  await customer.tap('查看资产')
  await customer.tap('4 分，满意')
  for (const row of ['资产总览', '交易记录', '信托文件']) {
    await customer.choose(`请评价下列页面：${row}`, '好用')
  }
  await customer.tap('上移 操作更少')
}

journey(
  'a survey says what each answer lacks, and is handed in once',
  { as: 'U1', on: ON },
  async customer => {
    await customer.open('content/survey', SV1)
    await customer.see('0 / 6')
    await customer.tap('提交')
    for (const text of ['请选择一项', '请选择1至3项', '请选择评分', '请为每一行选择一项', '请确认排序']) {
      await customer.see(text)
    }
    assert.deepEqual(await customer.server.calls('surveySubmit'), [])
    await customer.tap('很少打开')
    await customer.see('2. 很少打开的主要原因是什么？')
    await customer.see('1 / 7')
    await answerAll(customer)
    await customer.seeNoMore('很少打开的主要原因是什么？')
    await customer.see('操作更少，现在是第 1 位，共 3 位')
    await customer.see('5 / 6')
    for (const name of ['交易记录', '家族信托', '信息披露']) await customer.tap(name)
    await customer.see('最多选择3项')
    await customer.tap('以上都不常用')
    await customer.seeNoMore('最多选择3项')
    await customer.type(WORDS, '太短')
    await customer.see('请输入5-500个字')
    await customer.type(WORDS, '希望字体可以更大一些👍')
    await customer.see(/^10 \/ 500/)
    await customer.tap('提交')
    await customer.see('感谢您的参与')
    await customer.see(/100 积分已到账/)
    const [call, ...others] = await customer.server.calls('surveySubmit')
    const chosen = (qid: string, ...oids: string[]) => ({ qid, oids, text: '', cells: [] })
    assert.deepEqual(others, [])
    assert.deepEqual(call?.requestData.answers, [
      chosen('q1', '1'),
      chosen('q3', '6'),
      chosen('q4', '4'),
      { ...chosen('q5'), cells: ['r1', 'r2', 'r3'].map(rid => ({ rid, oid: '3' })) },
      chosen('q6', '2', '1', '3'),
      { ...chosen('q7'), text: '希望字体可以更大一些' },
    ])
    await customer.open('content/survey', SV1)
    await customer.see(/您已于 2026-11-20 .* 提交，已获得 100 积分。/)
    assert.equal(await customer.sees(/^提交$/), false)
  },
)

journey(
  'a survey that closes while it is answered stays readable (E27)',
  { as: 'U1', on: ON },
  async customer => {
    await customer.open('content/survey', SV1)
    await answerAll(customer)
    await customer.server.pass(26 * 86_400)
    await customer.logInAgain()
    await customer.tap('提交')
    await customer.see('问卷已截止，未能提交。您的选择仍可在下方查看。')
    await customer.see('已选 每天')
    assert.equal(await customer.sees(/^提交$/), false)
  },
)

journey(
  'a survey keeps choices and no words, and shows what was answered or is over',
  { as: 'U1' },
  async customer => {
    await customer.open('content/survey', SV1)
    await customer.tap('每天')
    await customer.type(WORDS, '我的电话是一九九')
    await customer.reopen()
    await customer.see('1 / 6')
    assert.equal(await customer.valueOf(WORDS), '')
    await customer.open('content/survey', { surveyId: 'SV2' })
    await customer.see(/您已于 2026-11-06 19:42 提交，已获得 200 积分。/)
    await customer.see('已选 子女教育')
    assert.equal(await customer.sees('已选 养老保障'), false)
    await customer.open('content/survey', { surveyId: 'SV3' })
    await customer.see('问卷已截止，仅供查看。')
  },
)

journey(
  'a survey about satisfaction is anonymous and thanks for good',
  { as: 'U3', on: ON },
  async customer => {
    await customer.open('content/survey', SV1)
    await customer.see('您无权查看该内容')
    await customer.open('content/satisfaction')
    await customer.see(/本问卷匿名/)
    await customer.chooseNth(4)
    await customer.chooseNth(8)
    await customer.tap('暂无')
    await customer.tap('提交')
    await customer.see(/60 积分已到账/)
    await customer.reopen()
    await customer.see('感谢您的参与')
  },
)

journey('a call-back is answered by a link without a login', { on: ON }, async customer => {
  await customer.open('content/visit', { token: 'visit-open-2026' })
  await customer.see(/林\*远，您好/)
  await customer.see('远岚·稳泰26号')
  for (const name of [/本人自愿/, /信托合同/, /不承诺保本/]) await customer.choose(name, '是')
  await customer.tap('提交')
  await customer.see('请至少选择1项')
  await customer.tap('产品风险等级')
  await customer.tap('提交')
  await customer.see('感谢您的配合')
  await customer.reopen()
  await customer.see('感谢您的配合')
})

journey('a call-back says that its link is too old, unknown or cut off', {}, async customer => {
  for (const token of ['visit-over-2026', 'visit-nobody-1', 'x', undefined]) {
    await customer.open('content/visit', token ? { token } : {})
    await customer.see('链接已失效')
  }
})
