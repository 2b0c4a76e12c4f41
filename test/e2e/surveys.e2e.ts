/** @run long: the same flow in a browser; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { until, useApp, type Visit } from './harness'

const app = useApp()

const SURVEY = '/phone/survey/surveyCustom?surveyId=SV1'

const progress = (visit: Visit) => visit.page.locator('.survey-sheet__count').innerText()

/** Answers everything of SV1 but the optional text. */
async function answerAll(visit: Visit): Promise<void> {
  await visit.tap('每天', 'radio')
  await visit.tap('查看资产', 'checkbox')
  await visit.tap('4 分，满意', 'radio')
  for (const row of ['资产总览', '交易记录', '信托文件']) {
    await visit.page
      .getByRole('radiogroup', { name: `请评价下列页面：${row}` })
      .getByRole('radio', { name: '好用' })
      .click()
  }
  await visit.tap('上移 操作更少')
}

describe('surveys', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('are answered by every kind of question, with what each lacks said at it', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open(SURVEY)
    await visit.see('移动客户端使用体验调研')
    assert.equal(await progress(visit), '0 / 6')
    await visit.tap('提交')
    for (const text of ['请选择一项', '请选择1至3项', '请选择评分', '请为每一行选择一项', '请确认排序']) {
      await visit.see(text)
    }
    assert.equal(await visit.page.evaluate(() => document.activeElement?.id), 'field-q1')
    assert.equal((await app.log('surveySubmit')).length, 0)
    await visit.tap('很少打开', 'radio')
    await visit.see('2. 很少打开的主要原因是什么？')
    assert.equal(await progress(visit), '1 / 7')
    await answerAll(visit)
    await visit.seeNoMore('很少打开的主要原因是什么？')
    await visit.page.getByText('操作更少，现在是第 1 位，共 3 位').waitFor({ state: 'attached' })
    assert.equal(await progress(visit), '5 / 6')
    for (const name of ['交易记录', '家族信托', '信息披露']) await visit.tap(name, 'checkbox')
    await visit.see('最多选择3项')
    await visit.tap('以上都不常用', 'checkbox')
    await visit.seeNoMore('最多选择3项')
    await visit.page.locator('#answer-q7').fill('太短')
    await visit.page.locator('#answer-q7').blur()
    await visit.see('请输入5-500个字')
    await visit.page.locator('#answer-q7').fill('希望字体可以更大一些👍')
    await visit.see('10 / 500')
    await visit.tap('提交')
    await visit.see('感谢您的参与')
    await visit.see(/100 积分已到账/)
    const [call] = await app.log('surveySubmit')
    assert.deepEqual(call?.requestData.answers, [
      { qid: 'q1', oids: ['1'], text: '', cells: [] },
      { qid: 'q3', oids: ['6'], text: '', cells: [] },
      { qid: 'q4', oids: ['4'], text: '', cells: [] },
      {
        qid: 'q5',
        oids: [],
        text: '',
        cells: ['r1', 'r2', 'r3'].map(rid => ({ rid, oid: '3' })),
      },
      { qid: 'q6', oids: ['2', '1', '3'], text: '', cells: [] },
      { qid: 'q7', oids: [], text: '希望字体可以更大一些', cells: [] },
    ])
    await visit.open(SURVEY)
    await visit.see(/您已于 2026-11-20 .* 提交，已获得 100 积分。/)
    assert.equal(await visit.page.getByRole('radio').count(), 0)
    await visit.close()
  })

  it('keep choices on the device and no words, and nothing after a logout', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open(SURVEY)
    await visit.see('移动客户端使用体验调研')
    await visit.tap('每天', 'radio')
    await visit.page.locator('#answer-q7').fill('我的电话是一九九')
    const stored = () => visit.page.evaluate(() => JSON.stringify({ ...localStorage }))
    assert.match(await stored(), /survey SV1/)
    assert.doesNotMatch(await stored(), /我的电话/)
    const asked: string[] = []
    let isLeaving = false
    visit.page.on('dialog', dialog => {
      asked.push(dialog.type())
      void (isLeaving ? dialog.accept() : dialog.dismiss())
    })
    // Who stays keeps the words.
    await visit.page.evaluate(() => window.location.reload())
    await until('the question whether to leave', () => asked.length === 1)
    assert.equal(await visit.page.locator('#answer-q7').inputValue(), '我的电话是一九九')
    isLeaving = true
    await visit.page.reload()
    assert.deepEqual(asked, ['beforeunload', 'beforeunload'])
    await visit.see('移动客户端使用体验调研')
    await visit.page.getByRole('radio', { name: '每天', checked: true }).waitFor()
    assert.equal(await visit.page.locator('#answer-q7').inputValue(), '')
    await visit.open('/phone/settings')
    await visit.tap('退出登录')
    await visit.tap(/^退出$/)
    await visit.see('登录后查看资产、家族信托与待办')
    assert.doesNotMatch(await stored(), /survey SV1/)
    await visit.close()
  })

  it('that close while they are answered stay readable (E27)', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open(SURVEY)
    await visit.see('移动客户端使用体验调研')
    await answerAll(visit)
    await app.control('POST', 'clock', { advanceSeconds: 26 * 86_400 })
    await app.logIn(visit.context, 'U1')
    await visit.tap('提交')
    await visit.see('问卷已截止，未能提交。您的选择仍可在下方查看。')
    await visit.page.getByLabel('已选 每天').waitFor()
    assert.equal(await visit.page.getByRole('button', { name: '提交' }).count(), 0)
    await visit.close()
  })

  it('show what was answered, what is over, and nothing to who was not asked', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/survey/surveyCustom?surveyId=SV2')
    await visit.see(/您已于 2026-11-06 19:42 提交，已获得 200 积分。/)
    await visit.page.getByLabel('已选 养老保障').waitFor({ state: 'detached' })
    await visit.page.getByLabel('已选 子女教育').waitFor()
    await visit.open('/phone/survey/surveyCustom?surveyId=SV3')
    await visit.see('问卷已截止，仅供查看。')
    await app.logIn(visit.context, 'U3')
    await visit.open('/phone/survey/surveyCustom?surveyId=SV1')
    await visit.see('您无权查看该内容')
    await visit.close()
  })

  it('about satisfaction are anonymous and thank for good', async () => {
    const visit = await app.visit({ customer: 'U3' })
    await visit.open('/phone/satisfySurvey')
    await visit.see(/本问卷匿名/)
    await visit.page
      .getByRole('radiogroup', { name: /整体服务/ })
      .getByRole('radio')
      .nth(4)
      .click()
    await visit.page
      .getByRole('radiogroup', { name: /信托经理/ })
      .getByRole('radio')
      .nth(3)
      .click()
    await visit.tap('暂无', 'checkbox')
    await visit.tap('提交')
    await visit.see(/60 积分已到账/)
    await visit.page.reload()
    await visit.see('感谢您的参与')
    await visit.close()
  })
})

describe('a call-back about a purchase', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('is answered by a link without a login', async () => {
    const visit = await app.visit()
    await visit.open('/phone/smsVisit?token=visit-open-2026')
    await visit.see(/林\*远，您好/)
    await visit.see('远岚·稳泰26号')
    for (const name of [/本人自愿/, /信托合同/, /不承诺保本/]) {
      await visit.page.getByRole('radiogroup', { name }).getByRole('radio', { name: '是' }).click()
    }
    await visit.tap('提交')
    await visit.see('请至少选择1项')
    await visit.tap('产品风险等级', 'checkbox')
    await visit.tap('提交')
    await visit.see('感谢您的配合')
    await visit.page.reload()
    await visit.see('感谢您的配合')
    await visit.close()
  })

  it('says that a link is too old, unknown or cut off', async () => {
    const visit = await app.visit()
    for (const query of ['?token=visit-over-2026', '?token=visit-nobody-1', '?token=x', '']) {
      await visit.open(`/phone/smsVisit${query}`)
      await visit.see('链接已失效')
    }
    await visit.close()
  })
})
