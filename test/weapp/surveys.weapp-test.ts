/** @run long: the same flow on a phone; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'
import type { Phone } from './phone'

const app = useApp()
const SURVEY = 'packages/content/surveys/survey/index?surveyId=SV1'

/** Answers everything of SV1 that has to be. */
async function answerAll(phone: Phone): Promise<void> {
  await phone.tap('每天')
  await phone.tap('查看资产')
  await phone.tap('4 分，满意')
  for (const row of phone.queryAll('.matrix-row')) {
    row.id = `row-${phone.queryAll('.matrix-row').indexOf(row)}`
  }
  for (const place of [0, 1, 2]) await phone.tapOn(`#row-${place} .option-row`)
  await phone.tap('上移 操作更少')
}

describe('surveys', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('are answered by every kind of question and handed in once', async () => {
    const phone = await app.launch({ customer: 'U1', path: SURVEY })
    await phone.see('移动客户端使用体验调研')
    await phone.tap('提交')
    await phone.see('请选择评分')
    await phone.tap('很少打开')
    await phone.see('2. 很少打开的主要原因是什么？')
    await answerAll(phone)
    await phone.see('操作更少，现在是第 1 位，共 3 位')
    await phone.type('还有什么想对我们说的？', '希望字体可以更大一些')
    await phone.see(/^10 \/ 500/)
    await phone.until('nobody would be asked on leaving', () => phone.host.leaving.message !== undefined)
    await phone.tap('提交')
    await phone.see('感谢您的参与')
    assert.equal(phone.host.leaving.message, undefined)
    const [call, ...others] = await app.log('surveySubmit')
    const answers = call?.requestData.answers as { qid: string }[]
    assert.deepEqual([answers.map(({ qid }) => qid), others], [['q1', 'q3', 'q4', 'q5', 'q6', 'q7'], []])
    phone.close()
  })

  it('keep choices on the phone, and no words', async () => {
    const phone = await app.launch({ customer: 'U1', path: SURVEY })
    await phone.see('移动客户端使用体验调研')
    await phone.tap('每月几次')
    await phone.type('还有什么想对我们说的？', '我的电话是一九九')
    const draft = String(phone.stored('drafts'))
    assert.match(draft, /survey SV1.*"3"/)
    assert.doesNotMatch(draft, /电话/)
    await phone.visit(SURVEY)
    await phone.see('移动客户端使用体验调研')
    const chosen = phone.queryAll('.option-row--on').map(row => row.textContent)
    assert.deepEqual(chosen, ['每月几次'])
    phone.close()
  })

  it('that close meanwhile stay readable (E27)', async () => {
    const phone = await app.launch({ customer: 'U1', path: SURVEY })
    await phone.see('移动客户端使用体验调研')
    await answerAll(phone)
    await app.inject({ endpoint: 'surveySubmit', innerCode: '10050001', msg: '问卷已截止', times: 1 })
    await phone.tap('提交')
    await phone.see('问卷已截止，未能提交。您的选择仍可在下方查看。')
    await phone.see('已选 每天')
    phone.close()
  })
})

describe('a call-back', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('is answered without a login; a link that is too old says so', async () => {
    const phone = await app.launch({ path: 'packages/content/surveys/visit/index?token=visit-open-2026' })
    await phone.see('林*远，您好。为保护您的权益，请您如实回答以下问题。')
    const yes = phone.queryAll('.option-row').filter(row => row.textContent === '是')
    yes.forEach((row, place) => (row.id = `yes-${place}`))
    for (const place of [0, 1, 2]) await phone.tapOn(`#yes-${place}`)
    await phone.tap('产品风险等级')
    await phone.tap('提交')
    await phone.see('感谢您的配合')
    await phone.visit('packages/content/surveys/visit/index?token=visit-over-2026')
    await phone.see('链接已失效')
    phone.close()
  })
})
