import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { until, useApp, type Visit } from './harness'

const app = useApp()
const LIST = '/phone/assetCertificationLetterList'
const APPLY = '/phone/assetCertificationCheck'
const DONE = '/phone/assetCompleted'
const DAY = 86_400
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
/** Taps a button that is off, which leads to what is missing. */
const tapOff = ({ page }: Visit, name: string) => page.getByRole('button', { name }).click({ force: true })

/** What the office decides about the newest application. */
async function decide(decision: { isPassed: boolean; reason?: string }): Promise<void> {
  const waiting = await app.control<{ id: string }[]>('GET', 'office?kind=assetCert')
  const last = waiting.at(-1)
  assert.ok(last)
  await app.control('POST', 'office', { kind: 'assetCert', id: last.id, ...decision })
}

describe('asset certificates', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('of one day are applied for from the assets, and promised for a day', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/assets/assetsList')
    await visit.tap(/^资产证明/, 'link')
    await visit.arriveAt(LIST)
    await visit.see('已显示全部 6 份')
    await visit.tap('申请资产证明')
    await visit.arriveAt(APPLY)
    await visit.see('还缺证明日期、用途等 3 项')
    await previewed(visit, () => field(visit, '证明日期').fill('2026-11-19'))
    await visit.see('14,645,525.57')
    await choose(visit, '合格投资者认定')
    await field(visit, '接收邮箱').fill(EMAIL)
    await send(visit)
    await prove(visit)
    await visit.arriveAt(DONE)
    await visit.see('申请已提交')
    await visit.see('2026-11-23')
    await visit.see('l***n@example.com')
    const [one, ...others] = await applications()
    assert.deepEqual(
      [one?.certType, one?.certDate, one?.productIds, one?.totalAmount, others.length],
      ['1', '2026-11-19', [], '14645525.57', 0],
    )
    await visit.tap('查看我的证明')
    await visit.arriveAt(LIST)
    await visit.see('已有 3 份申请在办理，办结后可以再申请')
    assert.doesNotMatch(JSON.stringify(await app.log('assetCertApply')), /lin\.zhiyuan/)
    await visit.close()
  })

  it('of a period have the mean of its days, of the products that were chosen, in English too', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open(APPLY)
    await choose(visit, /^期间持有证明/)
    await field(visit, '开始日期').fill('2026-01-01')
    await previewed(visit, () => field(visit, '结束日期').fill('2026-06-30'))
    await visit.see('期间日均资产（元）')
    await choose(visit, '指定产品')
    await visit.tap('远岚·稳泰18号', 'checkbox')
    await visit.see('3,000,000.00')
    await choose(visit, '其他')
    await choose(visit, '中英文')
    await field(visit, '用途说明').fill('子女入学')
    await field(visit, '英文姓名').fill('林致远')
    await field(visit, '接收邮箱').fill('a@b')
    await tapOff(visit, '短信验证并提交')
    await visit.see('请输入正确的姓名')
    await visit.see('请输入正确的邮箱')
    await field(visit, '英文姓名').fill('LIN ZHIYUAN')
    await field(visit, '接收邮箱').fill(EMAIL)
    await send(visit)
    await prove(visit)
    await visit.arriveAt(DONE)
    await visit.see('2026-01-01 至 2026-06-30')
    const [one] = await applications()
    assert.deepEqual(
      [one?.certType, one?.startDate, one?.endDate, one?.productIds, one?.purposeText, one?.nameEn],
      ['2', '2026-01-01', '2026-06-30', ['P02'], '子女入学', 'LIN ZHIYUAN'],
    )
    await visit.close()
  })

  it('of the experience are issued as a paper with the same total, and a message leads to it', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open(APPLY)
    await choose(visit, /^投资经历证明/)
    await previewed(visit, () => field(visit, '证明日期').fill('2026-11-19'))
    await visit.see('累计投入（元）')
    await visit.see('2019-04-15 至 2021-04-15')
    await choose(visit, '出国留学/签证')
    await field(visit, '接收邮箱').fill(EMAIL)
    await send(visit)
    await prove(visit)
    await visit.see('申请已提交')
    await decide({ isPassed: true })
    await visit.open('/phone/message/importantnotice')
    await visit.tap('我已阅读并知悉')
    await visit.tap(/资产证明已开具/, 'link')
    await visit.tap('查看资产证明')
    await visit.arriveAt(LIST)
    await visit.open(`${LIST}?status=2`)
    await visit.see('已显示全部 2 份')
    await visit.tap('查看和下载')
    await visit.arriveAt('/phone/showPdf')
    await visit.settle()
    await visit.close()
  })

  it('say at the day why there is none of it', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open(APPLY)
    await previewed(visit, () => field(visit, '证明日期').fill('2019-04-01'))
    await visit.see('该日期无资产')
    await field(visit, '证明日期').fill('2026-11-20')
    await field(visit, '证明日期').blur()
    await visit.see('日期最晚为 2026-11-19')
    await choose(visit, /^期间持有证明/)
    await field(visit, '开始日期').fill('2025-01-01')
    await field(visit, '结束日期').fill('2026-06-30')
    await field(visit, '结束日期').blur()
    await visit.see('查询区间不能超过一年')
    await choose(visit, /^时点资产证明/)
    await previewed(visit, () => field(visit, '证明日期').fill('2026-10-30'))
    await choose(visit, '指定产品')
    await choose(visit, '商务')
    await field(visit, '接收邮箱').fill(EMAIL)
    await tapOff(visit, '短信验证并提交')
    await visit.see('请至少选择一只产品')
    assert.deepEqual(await applications(), [])
    await visit.close()
  })

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

  it('whose answer was lost are known again, and are no second one', async () => {
    const visit = await app.visit({ customer: 'U1', expectedErrors: /Failed to load resource|net::/ })
    await filled(visit)
    await send(visit)
    await visit.loseAnswer('assetCertApply')
    await prove(visit)
    await visit.see('结果尚未确认')
    await send(visit)
    await visit.arriveAt(DONE)
    await visit.see('申请已提交')
    await visit.open(LIST)
    await visit.see('已显示全部 7 份')
    await visit.close()
  })

  it('whose answer was lost are told of after a reload', async () => {
    const visit = await app.visit({ customer: 'U1', expectedErrors: /Failed to load resource|net::/ })
    await filled(visit)
    await send(visit)
    await visit.loseAnswer('assetCertApply')
    await prove(visit)
    await visit.see('结果尚未确认')
    await visit.page.reload()
    await visit.see(/提交的资产证明申请已经成功，无需再次提交/)
    assert.equal((await applications()).length, 1)
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

  it('are taken back until somebody looks at them', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open(`${LIST}?status=0`)
    await visit.tap('撤回申请')
    await visit.see('撤回这份申请？')
    await visit.page.getByRole('dialog').getByRole('button', { name: '撤回申请' }).click()
    await visit.see('没有这种状态的证明')
    await visit.tap('查看全部状态')
    await visit.see('您已撤回这份申请')
    await visit.close()
  })

  it('that somebody has begun to look at meanwhile stay, and say so', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open(`${LIST}?status=0`)
    await visit.see('待审核')
    await advance(2 * 3600)
    await app.logIn(visit.context, 'U1')
    await visit.tap('撤回申请')
    await visit.page.getByRole('dialog').getByRole('button', { name: '撤回申请' }).click()
    await visit.see('状态已变更，请刷新')
    await visit.see('没有这种状态的证明')
    await visit.close()
  })

  it('that were refused say why, and begin anew with what they said', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open(`${LIST}?status=3`)
    await visit.see('原因：英文姓名与证件不一致，请核对后重新申请')
    const preview = visit.call('assetCertPreview')
    await visit.tap('修改后重新申请')
    await visit.over(await preview)
    assert.deepEqual(
      [
        await field(visit, '开始日期').inputValue(),
        await field(visit, '结束日期').inputValue(),
        await field(visit, '用途说明').inputValue(),
        await field(visit, '英文姓名').inputValue(),
        await field(visit, '接收邮箱').inputValue(),
      ],
      ['2026-04-01', '2026-09-30', '子女入学', 'LIN ZHIYAN', ''],
    )
    await field(visit, '英文姓名').fill('LIN ZHIYUAN')
    await field(visit, '接收邮箱').fill(EMAIL)
    await send(visit)
    await prove(visit)
    await visit.arriveAt(DONE)
    const [one] = await applications()
    assert.deepEqual(
      [one?.fromCertId, one?.productIds, one?.nameEn],
      // The log takes an id of so many digits for a card's.
      ['CT2026**********0044', ['P05', 'P07', 'P08'], 'LIN ZHIYUAN'],
    )
    await visit.close()
  })

  it('end after their last day, and can be opened no more', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open(`${LIST}?status=2`)
    await visit.see('有效期至 2026-12-13')
    await visit.see('验真码 YLK7M3PX9T2Q')
    await advance(24 * DAY)
    await app.logIn(visit.context, 'U1')
    await visit.open(LIST)
    await visit.see('已于 2026-12-13 失效，如需使用请重新申请')
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

  it('wait for an identity that is proved', async () => {
    const visit = await app.visit({ customer: 'U3' })
    await visit.open(LIST)
    await visit.see('还没有资产证明')
    await visit.see('请先完成实名认证')
    await tapOff(visit, '申请资产证明')
    await visit.arriveAt('/phone/realNameAuth/IDCard/identityScan')
    await visit.close()
  })
})
