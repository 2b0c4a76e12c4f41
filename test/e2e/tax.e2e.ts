/** @run long: focus, keyboard, history and how the pages stand; two devices at once */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { overflow, seriousFindings } from './audit'
import { until, useApp, type Visit } from './harness'
import { sign } from './signature-visit'

const app = useApp()
const TYPE = '/phone/declareIdentity/identity'
const DETAILS = '/phone/declareIdentity/stateInfo'

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
      await visit.page.getByRole('button', { name: '签名并提交' }).dispatchEvent('click')
      await until('the first that is missing has the focus', () =>
        visit.page.evaluate(() => document.activeElement?.textContent?.includes('选择国家（地区）')),
      )
      assert.deepEqual([await overflow(visit), await seriousFindings(visit)], [[], []])
      await visit.close()
    })
  }
})

describe('tax-foreign', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

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

  // A signature that was drawn needs no second code.
  for (const lose of ['loseCall', 'loseAnswer'] as const) {
    it(`is declared once, though the write was lost (${lose})`, async () => {
      const visit = await app.visit({ customer: 'U1', expectedErrors: /Failed to load/ })
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
