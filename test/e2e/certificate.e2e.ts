/** @run long: the same flow in a browser; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { until, useApp, type Visit } from './harness'

const app = useApp()
const LIST = '/phone/assetCertificationLetterList'
const APPLY = '/phone/assetCertificationCheck'
const DONE = '/phone/assetCompleted'
const EMAIL = 'lin.zhiyuan@example.com'

const advance = (seconds: number) => app.control('POST', 'clock', { advanceSeconds: seconds })
const field = ({ page }: Visit, label: string) => page.getByLabel(label, { exact: true })
const choose = ({ page }: Visit, name: string | RegExp) => page.getByRole('radio', { name }).click()
const applications = async () => (await app.log('assetCertApply')).map(({ requestData }) => requestData)

/** The preview of what was chosen has come. */
async function previewed(visit: Visit, act: () => Promise<void>): Promise<void> {
  const call = visit.call('assetCertPreview')
  await act()
  await visit.over(await call)
}

/** The server has these words in the draft. */
const hasSaved = (words: string) =>
  until(`${words} is saved`, async () =>
    (await app.log('draftSave')).some(({ requestData }) => String(requestData.content).includes(words)),
  )

/** Types the code that the open sheet asks for. */
async function prove(visit: Visit): Promise<void> {
  await visit.see('验证身份后申请资产证明')
  await visit.tap('获取验证码')
  await visit.see(/\d+ 秒后重新获取/)
  await field(visit, '短信验证码').fill(await app.lastCode())
  await visit.tap('提交申请')
}

/** An application of one day that lacks its code alone. */
async function filled(visit: Visit): Promise<void> {
  await visit.open(APPLY)
  await previewed(visit, () => field(visit, '证明日期').fill('2026-10-30'))
  await choose(visit, '商务')
  await field(visit, '接收邮箱').fill(EMAIL)
}

const send = (visit: Visit) => visit.tap('短信验证并提交')

describe('asset certificates', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('keep what was typed: back, after a reload, and on another device, the e-mail address alone not there', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open(LIST)
    await visit.tap('申请资产证明')
    await visit.arriveAt(APPLY)
    await previewed(visit, () => field(visit, '证明日期').fill('2026-10-30'))
    await choose(visit, '商务')
    await field(visit, '接收邮箱').fill(EMAIL)
    await hasSaved('"purpose":"3"')
    await visit.see(/已自动保存 \d\d:\d\d/)
    await visit.tap('保存并退出')
    await visit.arriveAt(LIST)
    await visit.tap('申请资产证明')
    await visit.see('证明内容预览')
    await visit.settle()
    assert.deepEqual(
      [await field(visit, '证明日期').inputValue(), await field(visit, '接收邮箱').inputValue()],
      ['2026-10-30', EMAIL],
    )
    const reload = visit.call('assetCertPreview')
    await visit.page.reload()
    await visit.over(await reload)
    assert.equal(await field(visit, '接收邮箱').inputValue(), '')
    const other = await app.visit({ customer: 'U1' })
    const preview = other.call('assetCertPreview')
    await other.open(APPLY)
    await other.over(await preview)
    assert.equal(await field(other, '证明日期').inputValue(), '2026-10-30')
    assert.equal(await other.page.getByRole('radio', { name: '商务' }).getAttribute('aria-checked'), 'true')
    const stored = await other.page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
    assert.doesNotMatch(stored, /2026-10-30|lin\.zhiyuan/)
    assert.doesNotMatch(JSON.stringify(await app.log('draftSave')), /example\.com/)
    await other.close()
    await visit.close()
  })

  it('outlive a session that ends in the middle', async () => {
    const visit = await app.visit({ customer: 'U1', expectedErrors: /Failed to load resource/ })
    await filled(visit)
    await hasSaved('"purpose":"3"')
    await app.control('POST', 'expire', {})
    await send(visit)
    await visit.tap('获取验证码')
    await visit.page.waitForURL(url => url.pathname === '/phone/login')
    await visit.page.getByLabel('手机号').fill('19900000001')
    await visit.tap('获取验证码')
    await visit.see(/\d+ 秒后重新获取/)
    await visit.page.getByLabel('验证码', { exact: true }).fill(await app.lastCode())
    await visit.page.getByRole('checkbox').click()
    await visit.tap('登录')
    await visit.arriveAt(APPLY)
    await visit.settle()
    assert.equal(await field(visit, '证明日期').inputValue(), '2026-10-30')
    assert.equal(await field(visit, '接收邮箱').inputValue(), '')
    assert.deepEqual(await applications(), [])
    await field(visit, '接收邮箱').fill(EMAIL)
    await send(visit)
    await advance(60)
    await prove(visit)
    await visit.arriveAt(DONE)
    await visit.close()
  })

  it('are proved by their code to whoever holds the paper', async () => {
    const visit = await app.visit()
    await visit.page.goto(`${app.url}/sandbox/verify`)
    await visit.page.getByLabel('验真码').fill('ylk7 m3px 9t2q')
    await visit.tap('查询')
    await visit.see('真实有效')
    await visit.see('客户姓名：林*远')
    await visit.page.getByLabel('合计金额（选填）').fill('1.00')
    await visit.tap('查询')
    await visit.see('与证明不一致')
    await visit.page.getByLabel('验真码').fill('AAAABBBBCCCC')
    await visit.tap('查询')
    await visit.see('查无此证明')
    await visit.close()
  })
})
