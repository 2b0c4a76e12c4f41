import fs from 'node:fs'
import { createRequire } from 'node:module'
import { installIn } from '../lib/prepare.mjs'
import { launchBrowser, logIn } from '../lib/browser.mjs'
import { serveBuild } from '../lib/server.mjs'
import { buildWithWebComponents } from '../lib/web-components.mjs'
import { fromRoot } from '../../scripts/lib/root.mjs'

export const title = 'Looks: plain HTML beside web components'
export const needsApps = true

const PHONE = { viewport: { width: 375, height: 812 }, reducedMotion: 'reduce' }
const PICTURES = '.cache/bench/components'
/** Longer than any transition of a popup. */
const SETTLE_MS = 900
/** Text is drawn by both, at most half a pixel apart: so many of a thousand pixels may differ. */
const MAX_DIFFERENCE = 5

const tap = (page, name) => page.getByRole('button', { name }).first().click()

/** Every part of the kit that the product uses, in each shape that it shows it in. */
const CASES = {
  'popup, sheet': async page => {
    await page.goto('assetsReport/entry')
    await tap(page, '抽奖规则')
  },
  'popup, centre': async page => {
    await page.goto('assets/tradingDetail?tradeId=T2026111900126')
    await tap(page, '撤销')
  },
  'popup, fields': async page => {
    await page.goto('assets/tradingRecord')
    await tap(page, /^时间/)
  },
  overlay: async page => {
    await page.context().clearCookies()
    await page.route('**/smsLogin', () => {})
    await page.goto('login')
    await page.getByLabel('手机号', { exact: true }).fill('19900000001')
    await page.getByLabel('验证码', { exact: true }).fill('000000')
    await page.getByRole('checkbox').first().click()
    await tap(page, '登录')
  },
}

async function picturesOf(browser, base, name) {
  const pictures = {}
  for (const [key, show] of Object.entries(CASES)) {
    const context = await browser.newContext({ ...PHONE, baseURL: `${base}/phone/` })
    try {
      await logIn(context, base)
      const page = await context.newPage()
      await show(page)
      await page.waitForTimeout(SETTLE_MS)
      pictures[key] = await page.screenshot({
        path: fromRoot(PICTURES, `${key.replace(/\W+/g, '-')}-${name}.png`),
      })
    } finally {
      await context.close()
    }
  }
  return pictures
}

/** Pixels of a thousand that differ visibly. */
function differenceOf(first, second, { pixelmatch, PNG }) {
  const [a, b] = [first, second].map(picture => PNG.sync.read(picture))
  const differing = pixelmatch(a.data, b.data, undefined, a.width, a.height, { threshold: 0.2 })
  return (differing * 1000) / (a.width * a.height)
}

/** Opens every part of the kit in both builds and compares the pictures, which stay in .cache/bench/components. */
export async function run({ apps }) {
  await installIn('bench')
  const require = createRequire(fromRoot('bench/package.json'))
  const tools = {
    PNG: require('pngjs').PNG,
    pixelmatch: (await import(require.resolve('pixelmatch'))).default,
  }
  fs.mkdirSync(fromRoot(PICTURES), { recursive: true })
  const server = await serveBuild(await buildWithWebComponents())
  const browser = await launchBrowser()
  try {
    const html = await picturesOf(browser, apps[0].base, 'html')
    const web = await picturesOf(browser, server.base, 'web')
    const differences = Object.keys(CASES).map(key => [key, differenceOf(html[key], web[key], tools)])
    const isSame = difference => difference <= MAX_DIFFERENCE
    return {
      data: Object.fromEntries(differences),
      calibration: [],
      tables: [
        {
          title: `Differing pixels of a thousand; up to ${MAX_DIFFERENCE} is the drawing of text`,
          columns: ['part', '‰', ''],
          rows: differences.map(([key, value]) => [
            key,
            value.toFixed(1),
            isSame(value) ? 'same' : 'DIFFERS',
          ]),
        },
      ],
      figures: [],
    }
  } finally {
    await browser.close()
    server.close()
  }
}
