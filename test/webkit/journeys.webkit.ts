/** @run long: another engine */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, beforeEach, describe, it } from 'node:test'
import { By, type WebDriver, type WebElement } from 'selenium-webdriver'
import { type Sandbox, startSandbox } from '../../sandbox/server'
import { SNAPSHOT } from '../../sandbox/testing/snapshot'
import { until, WAIT_MS } from '../support/until'
import { openWebKit } from './driver'

const ROOT = path.resolve(__dirname, '../..')

let driver: WebDriver
let close: () => Promise<void>
let sandbox: Sandbox
let dataDir: string

/** Waits for the first element of a path that can be seen. */
async function visible(xpath: string): Promise<WebElement> {
  const first = async () => {
    for (const element of await driver.findElements(By.xpath(xpath))) {
      if (await element.isDisplayed().catch(() => false)) return element
    }
    return undefined
  }
  return driver.wait(first, WAIT_MS, `not seen: ${xpath}`) as Promise<WebElement>
}

const see = (text: string) => visible(`//*[text()[contains(normalize-space(.), "${text}")]]`)

async function tap(name: string): Promise<void> {
  const element = await visible(`//button[contains(normalize-space(.), "${name}") or @aria-label="${name}"]`)
  // A click by script: MiniBrowser scrolls containers late, and a moved point would hit a neighbour.
  await driver.executeScript(
    'arguments[0].scrollIntoView({ block: "center" }); arguments[0].click()',
    element,
  )
}

async function type(label: string, text: string): Promise<void> {
  const field = await visible(`//input[@id=//label[normalize-space()="${label}"]/@for]`)
  await field.clear()
  await field.sendKeys(text)
}

const open = (address: string) => driver.get(sandbox.url + address)

async function control<T>(method: string, name: string, body?: unknown): Promise<T> {
  const answer = await fetch(`${sandbox.url}/sandbox/api/${name}`, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  })
  assert.ok(answer.ok, `${method} ${name}: ${answer.status}`)
  return (await answer.json()) as T
}

/** Opens a session for this browser: the control API answers with the cookie. */
async function logIn(customer: string): Promise<void> {
  await open('/sandbox/inbox')
  await driver.executeAsyncScript(
    `const done = arguments[arguments.length - 1]
     fetch('/sandbox/api/login', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ customer: arguments[0] }) }).then(() => done(), done)`,
    customer,
  )
}

async function arriveAt(part: string): Promise<void> {
  await driver.wait(async () => (await driver.getCurrentUrl()).includes(part), WAIT_MS, `never at ${part}`)
}

before(
  async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'webkit-'))
    sandbox = await startSandbox({
      port: 0,
      dataDir,
      distDir: path.join(ROOT, 'dist/h5'),
      quiet: true,
      snapshot: SNAPSHOT,
    })
    ;({ driver, close } = await openWebKit())
    await driver.manage().window().setRect({ x: 0, y: 0, width: 400, height: 900 })
  },
  { timeout: 60_000 },
)

after(
  async () => {
    await close()
    await sandbox.close()
    rmSync(dataDir, { recursive: true, force: true })
  },
  { timeout: 30_000 },
)

describe('the H5 product in WebKit', { concurrency: 1 }, () => {
  beforeEach(async () => {
    await control('POST', 'reset', {})
    await open('/sandbox/inbox')
    // The agreements were read before, as on a phone that has logged in already.
    const versions = JSON.stringify({ register: '2.1', privacy: '3.1' })
    await driver.executeScript(
      `localStorage.clear(); sessionStorage.clear(); localStorage.setItem('agreementsRead', '${versions}')`,
    )
    await driver.manage().deleteAllCookies()
  })

  it('leads the root and unknown addresses to the 404 page', async () => {
    for (const address of ['/phone/', '/phone/nowhere', '/phone/%E4']) {
      await open(address)
      await see('YOU LOOK LOST')
      assert.match(await driver.getCurrentUrl(), /\/phone\/404$/)
    }
    assert.equal(await driver.getTitle(), '页面不存在')
  })

  it('logs in by SMS code and reads the report to the drawn lottery', async () => {
    await open('/phone/assetsReport/entry')
    await arriveAt('/phone/login?redirect=assetsReport%2Fentry')
    await type('手机号', '19900000001')
    await tap('获取验证码')
    await see('秒后重新获取')
    const [message] = await control<{ code: string }[]>('GET', 'inbox')
    await type('验证码', message?.code ?? '')
    await tap('我已阅读并同意用户注册协议和隐私政策')
    await tap('登录')
    await see('岁月有回响')
    await tap('开始阅读')
    for (const text of ['2,459', '1,000,000', '1,758', '3,000,000', '44.38%', '3,600']) {
      await see(text)
      await tap('下一页')
    }
    await tap('启封抽取')
    await arriveAt('/phone/assetsReport/result')
    await see('保存海报')
    const { entries } = await control<{ entries: { name: string }[] }>('GET', 'log')
    assert.equal(entries.filter(({ name }) => name === 'assetReportLottery').length, 1)
  })

  it('shows the messages of the catalogue', async () => {
    await logIn('U1')
    await control('POST', 'faults', { endpoint: 'assetReportLottery', httpStatus: 404, times: 1 })
    await open('/phone/assetsReport/report?page=8')
    await tap('启封抽取')
    await see('接口请求错误')
    await control('POST', 'faults', {
      endpoint: 'assetReportLottery',
      outerCode: '00000099',
      msg: '系统维护中',
      times: 1,
    })
    await tap('启封抽取')
    await see('系统维护中')
  })

  it('says that the session has expired and leads to the login', async () => {
    await logIn('U1')
    await open('/phone/assetsReport/entry')
    await see('开始阅读')
    await control('POST', 'expire', {})
    await tap('开始阅读')
    await see('请重新登录')
    await arriveAt('/phone/login?redirect=')
    assert.equal(await driver.executeScript('return localStorage.getItem("telephone")'), null)
  })

  it('enters care mode by the display scale', async () => {
    await open('/phone/home?multipleView=150')
    await see('受人之托')
    const [font, width] = await driver.executeScript<[number, number]>(
      'return [parseFloat(getComputedStyle(document.documentElement).fontSize), document.documentElement.clientWidth]',
    )
    assert.ok(Math.abs(font - ((width / 37.5) * 2 * 150) / 100) < 0.01, `${font} px at ${width} px`)
    assert.equal(
      await driver.executeScript('return document.documentElement.classList.contains("care")'),
      true,
    )
  })

  it('is driven by the iOS bridge of the pretend native app, both ways', async () => {
    await open('/simulator/?host=ios&customer=U1&path=/phone/assetsReport/entry')
    const frame = await visible('//iframe')
    await visible('//*[starts-with(normalize-space(text()), "goLogin")]')
    // The login loads the page anew: what its frame held before is gone.
    await until('the phone shows the page of the customer', async () => {
      await driver.switchTo().defaultContent()
      await driver.switchTo().frame(frame)
      const texts = await driver.findElements(By.xpath('//*[text()[contains(., "开始阅读")]]'))
      return texts.length > 0
    })
    await driver.switchTo().defaultContent()
    await tap('失败次数 +1')
    await driver.switchTo().frame(await visible('//iframe'))
    await see('已失败 1 次')
    await driver.switchTo().defaultContent()
  })
})
