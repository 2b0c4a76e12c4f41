/** @run long: the same flow in a browser; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { overflow, seriousFindings } from './audit'
import { until, useApp, type Visit } from './harness'
import { sign } from './signature-visit'

const app = useApp()
const TYPE = '/phone/declareIdentity/identity'
const DETAILS = '/phone/declareIdentity/stateInfo'
const RESULT = '/phone/declareIdentity/result'

const radio = (page: Page, name: string | RegExp) => page.getByRole('radio', { name })
const saved = (visit: Visit) => visit.see(/已自动保存 \d\d:\d\d/)
/** The server has these words in a draft. */
const hasSaved = (words: string) =>
  until(`${words} is saved`, async () =>
    (await app.log('draftSave')).some(({ requestData }) => String(requestData.content).includes(words)),
  )
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

async function openDetails(visit: Visit): Promise<void> {
  await visit.open(TYPE)
  await radio(visit.page, /既是中国税收居民/).click()
  await visit.tap('下一步')
  await visit.see('英文或拼音姓名')
}

async function chooseCountry(visit: Visit, keyword: string, name: string): Promise<void> {
  const { page } = visit
  await page.getByRole('button', { name: '选择国家（地区）' }).click()
  await page.getByRole('textbox', { name: '国家（地区）名称' }).fill(keyword)
  await radio(page, name).click()
}

async function fillPerson({ page }: Visit): Promise<void> {
  await field(page, '出生地（中文）').fill('北京')
  await field(page, '出生地（英文或拼音）').fill('BEIJING, CHINA')
  await field(page, '现居地址（中文）').fill('北京市海淀区远岚路18号院')
  await field(page, '现居地址（英文或拼音）').fill('No. 18 Yuanlan Road, Beijing')
}

const declared = async () => {
  const calls = await app.log('taxDeclareSubmit')
  return calls.map(({ requestData }) => requestData)
}

describe('the declaration of tax residence', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('of who is taxed in China alone is a choice, a promise and a signature', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open(TYPE)
    await visit.see('还缺税收居民身份和确认勾选')
    await radio(visit.page, /仅为中国税收居民/).click()
    await visit.page.getByRole('checkbox').click()
    await visit.tap('签名并提交')
    await visit.see('请签')
    await sign(visit.page)
    await visit.tap('确认签名')
    await visit.see('声明已生效')
    await visit.see('2026-11-20')
    assert.equal(new URL(visit.page.url()).pathname, RESULT)
    const [one, ...others] = await declared()
    assert.deepEqual([one?.taxType, one?.promise, others.length], ['1', '1', 0])
    await visit.close()
  })

  it('of who is taxed abroad too names each country with its number or why there is none', async () => {
    const visit = await app.visit({ customer: 'U1' })
    const { page } = visit
    await openDetails(visit)
    assert.deepEqual(
      [
        await field(page, '姓').inputValue(),
        await field(page, '名').inputValue(),
        await field(page, '出生日期').inputValue(),
      ],
      ['LIN', 'ZHIYUAN', '1968-03-15'],
    )
    await chooseCountry(visit, '美国', '美国 United States of America')
    await field(page, '纳税人识别号').fill('900-70-0000')
    await visit.see('9 位，符合美国税号的格式')
    await visit.tap('添加国家（地区）')
    await chooseCountry(visit, 'united king', '英国 United Kingdom')
    await page.getByRole('switch').nth(1).click()
    await radio(page, '账户持有人未能取得').click()
    await field(page, '请说明情况').fill('2026年9月迁入，税号申请中')
    await fillPerson(visit)
    await page.getByRole('checkbox').click()
    assert.deepEqual([await overflow(visit), await seriousFindings(visit)], [[], []])
    await visit.tap('签名并提交')
    await visit.see('美国、英国')
    await sign(page)
    await visit.tap('确认签名')
    await visit.see('声明已生效')
    await visit.see('*******00')
    await visit.see('账户持有人未能取得纳税人识别号')
    const [one] = await declared()
    assert.deepEqual(one?.countries, [
      { country: 'US', tin: '900-70-0000', noTinReason: '', explain: '' },
      { country: 'GB', tin: '', noTinReason: '2', explain: '2026年9月迁入，税号申请中' },
    ])
    await visit.close()
  })

  it('says what is missing, leads to it, and keeps what was typed', async () => {
    const visit = await app.visit({ customer: 'U1' })
    const { page } = visit
    await openDetails(visit)
    await visit.see(/还缺国家（地区）/)
    await page.getByRole('button', { name: '签名并提交' }).dispatchEvent('click')
    await visit.see(/有 \d 处需要修改/)
    await until('the first of it has the focus', () =>
      page.evaluate(() => document.activeElement?.id === 'field-details-countries-0-country'),
    )
    await field(page, '现居地址（英文或拼音）').fill('北京')
    await field(page, '现居地址（英文或拼音）').blur()
    await visit.see('请用英文或拼音填写，4至100个字符')
    await chooseCountry(visit, 'us', '美国 United States of America')
    await field(page, '纳税人识别号').fill('90070000')
    await visit.see('纳税人识别号格式不正确，请核对')
    assert.equal(await field(page, '现居地址（英文或拼音）').inputValue(), '北京')
    await visit.close()
  })

  it('is there again after a reload, on another device, and after the way back', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await openDetails(visit)
    await fillPerson(visit)
    await hasSaved('Yuanlan Road')
    await visit.page.reload()
    await visit.see('英文或拼音姓名')
    assert.equal(await field(visit.page, '出生地（英文或拼音）').inputValue(), 'BEIJING, CHINA')
    await visit.tap('保存并退出')
    const other = await app.visit({ customer: 'U1' })
    await other.open(DETAILS)
    await other.see('英文或拼音姓名')
    assert.equal(await field(other.page, '出生地（中文）').inputValue(), '北京')
    // Nothing of it lies on the device.
    const stored = await other.page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    assert.doesNotMatch(stored, /BEIJING|LIN|Yuanlan/)
    await visit.close()
    await other.close()
  })

  it('of two devices the later one is shown what the other has saved, and chooses', async () => {
    const phone = await app.visit({ customer: 'U1' })
    const tablet = await app.visit({ customer: 'U1' })
    await openDetails(phone)
    await saved(phone)
    await tablet.open(DETAILS)
    await tablet.see('英文或拼音姓名')
    await field(phone.page, '出生地（中文）').fill('北京')
    await hasSaved('北京')
    await field(tablet.page, '出生地（中文）').fill('上海')
    await tablet.tap('在其他设备上改过，请选择', 'link')
    await tablet.see('保留哪一份？')
    await tablet.tap('用另一份')
    await until(
      'the other version is there',
      async () => (await field(tablet.page, '出生地（中文）').inputValue()) === '北京',
    )
    await phone.close()
    await tablet.close()
  })

  it('leads a later step’s address to the first open one, and a waiting page gets its customer back', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open(DETAILS)
    await visit.see('怎样判断')
    assert.equal(new URL(visit.page.url()).pathname, TYPE)
    await visit.open(`${RESULT}?returnTo=assets%2FassetsList`)
    await visit.tap('返回继续办理')
    await until('the waiting page is there', () => visit.page.url().includes('/phone/assets/assetsList'))
    // An address that is none of ours leads home.
    await visit.open(`${RESULT}?returnTo=https%3A%2F%2Fevil.example`)
    await visit.tap('返回继续办理')
    await visit.see('林*远，您好')
    await visit.close()
  })

  it('asks before what is not saved is left, and says that it is not', async () => {
    const visit = await app.visit({ customer: 'U1', expectedErrors: /Failed to load/ })
    const { page } = visit
    await visit.open('/phone/home')
    await visit.see('林*远，您好')
    await openDetails(visit)
    await saved(visit)
    await page.route('**/draftSave', route => route.abort())
    await field(page, '出生地（中文）').fill('北京')
    await visit.see('未保存，网络恢复后继续')
    await page.evaluate(() => window.history.back())
    await visit.see('离开此页？')
    await visit.tap('关闭')
    assert.equal(await field(page, '出生地（中文）').inputValue(), '北京')
    await page.unroute('**/draftSave')
    await field(page, '出生地（英文或拼音）').fill('BEIJING, CHINA')
    await saved(visit)
    await page.evaluate(() => window.history.back())
    await visit.see('怎样判断')
    await visit.close()
  })

  for (const scale of [150, 200]) {
    it(`stands whole at ${scale} %`, async () => {
      const visit = await app.visit({ customer: 'U1' })
      await visit.open(`${TYPE}?multipleView=${scale}`)
      await radio(visit.page, /既是中国税收居民/).click()
      assert.deepEqual([await overflow(visit), await seriousFindings(visit)], [[], []])
      await visit.tap('下一步')
      await visit.see('英文或拼音姓名')
      assert.deepEqual([await overflow(visit), await seriousFindings(visit)], [[], []])
      await visit.close()
    })
  }
})

describe('tax-foreign', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  /** The declaration of a US person, up to its signature. */
  async function fillIn(visit: Visit): Promise<void> {
    const { page } = visit
    await openDetails(visit)
    await chooseCountry(visit, '美国', '美国 United States of America')
    await field(page, '纳税人识别号').fill('900-70-0000')
    await fillPerson(visit)
    await page.getByRole('checkbox').click()
    await hasSaved('900-70-0000')
  }
  async function signIt(visit: Visit): Promise<void> {
    await visit.tap('签名并提交')
    await visit.see('请签')
    await sign(visit.page)
    await visit.tap('确认签名')
  }
  const IN_FORCE = [{ country: 'US', tin: '900-70-0000', noTinReason: '', explain: '' }]

  it('of a US person whose passport is being looked at is signed, handed in, and in force', async () => {
    const visit = await app.visit({ customer: 'U5' })
    await fillIn(visit)
    assert.deepEqual(
      [await field(visit.page, '姓').inputValue(), await field(visit.page, '名').inputValue()],
      ['SMITH', 'JOHN'],
    )
    await signIt(visit)
    await visit.see('声明已生效')
    await visit.see('*******00')
    const [one, ...others] = await declared()
    assert.deepEqual(
      [one?.taxType, one?.birthDate, one?.countries, others.length],
      ['3', '1975-11-02', IN_FORCE, 0],
    )
    await visit.close()
  })

  it('whose country is chosen by keyboard alone', async () => {
    const visit = await app.visit({ customer: 'U5' })
    const { page } = visit
    const { keyboard } = page
    await openDetails(visit)
    await page.getByRole('button', { name: '选择国家（地区）' }).focus()
    await keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: '选择国家（地区）' })
    const search = dialog.getByRole('textbox', { name: '国家（地区）名称' })
    await search.waitFor()
    const isAt = (name: string) =>
      until(`the focus is at ${name}`, async () => {
        const here = dialog.locator(':focus')
        if ((await here.count()) === 0) return false
        return (
          await here.evaluate(node => node.getAttribute('aria-label') ?? node.textContent ?? '')
        ).includes(name)
      })
    for (let steps = 0; !(await search.evaluate(node => node === document.activeElement)); steps += 1) {
      assert.ok(steps < 5, 'the search is not reached by tabs')
      await keyboard.press('Tab')
    }
    await keyboard.type('united states')
    await radio(page, '美国 United States of America').waitFor()
    await until('the others are gone', async () => (await dialog.getByRole('radio').count()) <= 2)
    for (
      let steps = 0;
      (await dialog.getByRole('radio').and(page.locator(':focus')).count()) === 0;
      steps += 1
    ) {
      assert.ok(steps < 4, 'the countries are not reached by tabs')
      await keyboard.press('Tab')
    }
    await isAt('美国')
    await keyboard.press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    await field(page, '纳税人识别号').fill('900-70-0000')
    await visit.see('9 位，符合美国税号的格式')
    // Esc closes it without a choice, and the focus is where it was.
    await page.getByRole('button', { name: '添加国家（地区）' }).click()
    await page.getByRole('button', { name: '选择国家（地区）' }).focus()
    await keyboard.press('Enter')
    await search.waitFor()
    await keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await until('the focus is back', () =>
      page.evaluate(() => (document.activeElement?.textContent ?? '').includes('选择国家（地区）')),
    )
    await visit.close()
  })
  for (const lose of ['loseCall', 'loseAnswer'] as const) {
    it(`is declared once, though the write was lost (${lose})`, async () => {
      const visit = await app.visit({ customer: 'U5', expectedErrors: /Failed to load/ })
      await fillIn(visit)
      await visit[lose]('taxDeclareSubmit')
      await signIt(visit)
      await visit.see(/结果尚未确认|网络连接失败/)
      if (!(await visit.sees('声明已生效'))) await visit.tap(/^(重新提交|重试|确认签名)$/)
      await visit.see('声明已生效')
      const keys = (await declared()).map(({ requestNo }) => requestNo)
      assert.equal(new Set(keys).size, 1)
      await visit.close()
    })
  }
})
