/** @run long: layout, contrast and focus of sheets and texts */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { filesBelow, read } from '../architecture/project'
import { addressOf } from '../places'
import { checkInTurn, checkRisen } from './check-screens'
import { SETUP } from './ft-steps'
import { type CustomerKey, useApp, type Visit } from './harness'
import { CHOICES, sheetAddress, SHEETS, tapOn } from './sheets'

const app = useApp()
const IN_WECHAT = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/96.0 MicroMessenger/8.0.40'
/** Looked at below, and in the journey of signing. */
const OTHERS = [
  'domains/session/session-watch',
  'domains/flow/draft-conflict',
  'packages/content/start/wechat-hint',
  'packages/trust-application/application/delivery-card',
]

const sheetOf = (visit: Visit, title: string | RegExp) =>
  visit.page.getByRole('dialog', { name: title }).filter({ visible: true }).first()

describe('what rises over a page', { concurrency: 1 }, () => {
  for (const sheet of SHEETS) {
    const { title, isPrepared } = sheet
    const { customer } = sheet.place
    const address = sheetAddress(sheet)
    it(`“${String(title)}” of ${address}: axe in light and dark, reflow at 200 %`, async () => {
      const visit = isPrepared
        ? await app.visit({ customer, reducedMotion: 'reduce' })
        : await app.tab(customer)
      await visit.open(address)
      await visit.settle()
      await sheet.open(visit, app)
      const isThere = () => sheetOf(visit, title).waitFor()
      await isThere()
      await visit.settle()
      await checkRisen(visit, isThere)
      await visit.close()
    })
  }
})

describe('what is chosen from a sheet', { concurrency: 1 }, () => {
  for (const [page, place, ...titles] of CHOICES) {
    const address = addressOf({ name: page, params: place.params })
    it(`${titles.join('、')} of ${address}: axe in light and dark, reflow at 200 %`, async () => {
      const visit = await app.tab(place.customer)
      await visit.open(address)
      await visit.settle()
      const shown = await visit
        .front()
        .locator('.choice-button')
        .filter({ visible: true })
        .evaluateAll(buttons =>
          buttons.map(button => button.getAttribute('aria-label')?.replace(/：.*$/, '')),
        )
      assert.deepEqual(
        shown.filter(title => title !== '时间' || titles.includes('时间')),
        titles,
      )
      await checkInTurn(visit, async check => {
        for (const title of titles) {
          await tapOn(visit, new RegExp(`^${title}：`))
          const sheet = sheetOf(visit, title)
          await sheet.waitFor()
          await check()
          await sheet.getByRole('button', { name: '关闭' }).click()
          await sheet.waitFor({ state: 'hidden' })
        }
      })
      await visit.close()
    })
  }
})

describe('what rises by itself', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  const open = async (address: string, customer: CustomerKey | undefined, options: object = {}) => {
    const visit = await app.visit({ customer, reducedMotion: 'reduce', ...options })
    await visit.open(address)
    await visit.settle()
    return visit
  }
  const look = async (visit: Visit, title: string) => {
    const isThere = () => sheetOf(visit, title).waitFor()
    await isThere()
    await checkRisen(visit, isThere)
    await visit.close()
  }

  it('a minute before the session ends', async () => {
    const visit = await app.visit({ customer: 'U1', reducedMotion: 'reduce' })
    await visit.takeTime()
    await visit.open('/phone/settings')
    await visit.settle()
    // What watches over the session comes once the page has nothing else to do.
    await visit.page.clock.runFor(4000)
    await visit.settle()
    await app.control('POST', 'clock', { advanceSeconds: 29 * 60 })
    await visit.page.clock.fastForward(29 * 60_000)
    await look(visit, '登录即将超时')
  })

  it('when two devices have gone different ways', async () => {
    const [phone, desk] = [await open(`${SETUP}?applyId=FA5`, 'U6'), await open(`${SETUP}?applyId=FA5`, 'U6')]
    for (const [visit, words] of [
      [phone, '勤俭持家'],
      [desk, '诗书传家'],
    ] as const) {
      await visit
        .front()
        .getByLabel(/^特别意愿/)
        .fill(words)
      if (visit === phone) await visit.see(/已自动保存/)
    }
    await tapOn(desk, '在其他设备上改过，请选择')
    await look(desk, '保留哪一份？')
    await phone.close()
  })

  it('in WeChat, which may not fetch the app', async () => {
    const visit = await open('/phone/downloadJy?channel=jy', undefined, { userAgent: IN_WECHAT })
    await tapOn(visit, '下载安装包')
    await look(visit, '请在浏览器中打开')
  })

  it('in place of a sheet whose code has not come', async () => {
    const visit = await open('/phone/assets/tradingRecord', 'U1', { expectedErrors: /ERR_|chunk/i })
    await visit.page.route('**/*.js', route => route.abort('internetdisconnected'))
    await tapOn(visit, '导出对账单')
    await look(visit, '导出对账单')
  })
})

describe('sheets', () => {
  it('are all looked at', () => {
    const sources = filesBelow('src').filter(
      file =>
        /(?<!\.test)\.tsx$/.test(file) &&
        !/^src\/ui\/(overlays|templates)\//.test(file) &&
        /<(Dialog|FormSheet|ConfirmPopup)\b/.test(read(file)),
    )
    const looked = new Set([...SHEETS.map(({ source }) => source), ...OTHERS])
    assert.ok(sources.length > 25)
    assert.deepEqual(
      sources.map(file => file.slice('src/'.length, -'.tsx'.length)).filter(file => !looked.has(file)),
      [],
    )
  })
})
