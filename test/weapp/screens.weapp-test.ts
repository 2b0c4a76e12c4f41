import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'
import { type Screen, type ScreenSettings, useScreens } from './screen'

const app = useApp()
const screens = useScreens(app)
const REPORT = 'packages/report/pages'

/** What does not fit: elements beyond the right edge, and texts that stand at the top of what can be tapped. */
const misplaced = (screen: Screen) =>
  screen.page.evaluate(() => {
    const page = document.querySelector('wx-page:not([hidden])')
    const nameOf = (element: Element) => `${element.className} ${element.textContent?.slice(0, 20)}`
    const shown = [...(page?.querySelectorAll('.page-shell *') ?? [])].filter(
      element => element.getClientRects().length > 0 && !element.closest('[aria-hidden=true]'),
    )
    const beyond = shown.filter(element => element.getBoundingClientRect().right > window.innerWidth + 1)
    const uneven = shown.filter(element => {
      if (!element.matches('.tappable') || element.children.length > 0 || !element.textContent?.trim()) {
        return false
      }
      const range = document.createRange()
      range.selectNodeContents(element)
      const text = range.getBoundingClientRect()
      const box = element.getBoundingClientRect()
      return Math.abs(text.top - box.top - (box.bottom - text.bottom)) > 6
    })
    return [...beyond.map(e => `beyond: ${nameOf(e)}`), ...uneven.map(e => `uneven: ${nameOf(e)}`)]
  })

/** Every page as who sees it with content: picture, how it is opened, a text that says that it is ready. */
const PAGES: [name: string, settings: ScreenSettings, text: string | RegExp][] = [
  ['home-visitor', {}, '登录后查看资产'],
  ['home-customer', { customer: 'U1' }, '林*远，您好'],
  ['home-care-150', { customer: 'U1', storage: { multipleView: '150' } }, '林*远，您好'],
  ['home-care-200', { customer: 'U1', storage: { multipleView: '200' } }, '林*远，您好'],
  ['home-dark', { customer: 'U1', colorScheme: 'dark' }, '林*远，您好'],
  ['login', { path: 'pages/login/index' }, '手机号登录'],
  ['login-care-150', { path: 'pages/login/index', storage: { multipleView: '150' } }, '手机号登录'],
  ['login-dark', { path: 'pages/login/index', colorScheme: 'dark' }, '手机号登录'],
  ['not-found', { path: 'pages/not-found/index' }, 'YOU LOOK LOST'],
  ['face', { customer: 'U1', path: 'packages/identity/pages/mini-program-face/index' }, '开始人脸识别'],
  ['report-entry', { customer: 'U1', path: `${REPORT}/entry/index` }, '开始阅读'],
  [
    'report-entry-care-150',
    { customer: 'U1', path: `${REPORT}/entry/index`, storage: { multipleView: '150' } },
    '开始阅读',
  ],
  ...[2, 3, 4, 5, 6, 7, 8].map((page): [string, ScreenSettings, RegExp] => [
    `report-page-${page}`,
    { customer: 'U1', path: `${REPORT}/story/index?page=${page}` },
    new RegExp(`^${page}\\s*/`),
  ]),
  [
    'report-page-3-care-150',
    { customer: 'U1', path: `${REPORT}/story/index?page=3`, storage: { multipleView: '150' } },
    /^3\s*\//,
  ],
  ['report-result', { customer: 'U6', path: `${REPORT}/result/index` }, '388'],
  ['report-expire', { customer: 'U2', path: `${REPORT}/expire/index` }, '报告'],
]

describe('the mini-program on a screen', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  for (const [name, settings, text] of PAGES) {
    it(`${name}: everything in its place`, async () => {
      const screen = await screens.launch(settings)
      await screen.see(text)
      await screen.shoot(name)
      assert.deepEqual(await misplaced(screen), [])
      await screen.close()
    })
  }

  it('shows messages under the fields and above the page', async () => {
    const screen = await screens.launch({ path: 'pages/login/index' })
    await screen.tap('登录')
    await screen.see('请输入正确的手机号')
    await screen.shoot('login-errors')
    await screen.type('手机号', '19900000001')
    await screen.type('验证码', '123456')
    await screen.tapOn('.agreement-box__target')
    await app.inject({ endpoint: 'smsLogin', httpStatus: 404 })
    await screen.tap('登录')
    await screen.see('接口请求错误')
    await screen.shoot('login-message')
    await screen.close()
  })

  it('covers the page with a question that only its own buttons answer', async () => {
    const screen = await screens.launch({ customer: 'U1' })
    await screen.see('林*远，您好')
    await screen.tap('退出登录')
    await screen.see('退出登录？')
    await screen.shoot('confirm')
    // Where 年度资产报告 lies below the overlay.
    await screen.page.touchscreen.tap(100, 700)
    await screen.page.waitForTimeout(300)
    await screen.see('退出登录？')
    assert.deepEqual(await screen.routes(), ['pages/home/index'])
    await screen.tapOn('.dialog__close')
    await screen.page.getByText('退出登录？').filter({ visible: true }).waitFor({ state: 'hidden' })
    await screen.close()
  })

  it('opens the rules as a sheet, and draws with a real touch', async () => {
    const screen = await screens.launch({ customer: 'U1', path: `${REPORT}/story/index?page=8` })
    await screen.tap('查看完整规则与概率')
    await screen.see('1,288')
    await screen.shoot('report-rules')
    await screen.tapOn('.dialog__close')
    await screen.tap('启封抽取')
    await screen.see('保存海报')
    await screen.page.locator('wx-image img').waitFor()
    await screen.shoot('report-drawn')
    await screen.close()
  })
})
