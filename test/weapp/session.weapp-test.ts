/** @run short: lifecycle, storage and network of WeChat */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { routes } from '@/routes'
import { useApp } from './harness'
import { misplaced } from './layout'
import type { Phone } from './phone'
import { useScreens } from './screen'

const app = useApp()
const screens = useScreens(app)
const LOGIN = routes['account/login'].page
const MINUTE = 60

/** What names the customer U1, or what they own. */
const OWN = /林\*远|14,6\d\d,\d{3}/

/** Lets the same time pass for the server and the phone. */
async function pass(phone: Phone, seconds: number): Promise<void> {
  await app.control('POST', 'clock', { advanceSeconds: seconds })
  await phone.host.pass(seconds * 1000)
}

async function openHome(): Promise<Phone> {
  const phone = await app.launch({ customer: 'U1' })
  await phone.see('林*远，您好')
  await phone.settled()
  return phone
}

describe('the end of the session', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('is announced a minute before, and put off by going on', async () => {
    const phone = await openHome()
    await pass(phone, 28 * MINUTE)
    await phone.quiet()
    assert.ok(!phone.says('登录即将超时'))
    await pass(phone, MINUTE)
    await phone.see('登录即将超时')
    // A minute, less what a busy machine took for the steps so far.
    await phone.see(/^还有 (60|[45]\d) 秒$/)
    await app.clearLog()
    await phone.tap('继续使用')
    await phone.seeNoMore('登录即将超时')
    assert.equal((await app.log('userDetail')).length, 1)
    await pass(phone, 28 * MINUTE)
    await phone.quiet()
    assert.ok(!phone.says('登录即将超时'))
    await phone.see('林*远，您好')
    phone.close()
  })

  it('comes when nobody goes on: the login, and nothing of the customer', async () => {
    const phone = await openHome()
    await pass(phone, 29 * MINUTE)
    await phone.see('登录即将超时')
    await pass(phone, MINUTE + 2)
    await phone.see('登录已超时，请重新登录')
    await phone.arriveAt(LOGIN)
    assert.deepEqual(
      [phone.stored('telephone'), phone.stored('sessionToken'), phone.host.pages.length],
      [undefined, undefined, 1],
    )
    assert.doesNotMatch(phone.text(), OWN)
    phone.close()
  })

  it('is seen on waking by a phone that slept through the warning', async () => {
    const phone = await openHome()
    phone.host.sleep()
    await pass(phone, 31 * MINUTE)
    phone.host.wake()
    await phone.arriveAt(LOGIN)
    assert.doesNotMatch(phone.text(), OWN)
    phone.close()
  })

  for (const [look, multipleView, colorScheme] of [
    ['light', '100', 'light'],
    ['dark', '100', 'dark'],
    ['care-200', '200', 'light'],
  ] as const) {
    it(`is announced with everything in its place: ${look}`, async () => {
      const screen = await screens.launch({ customer: 'U1', storage: { multipleView }, colorScheme })
      await screen.see('林*远，您好')
      await screen.ready()
      await app.control('POST', 'clock', { advanceSeconds: 29 * MINUTE })
      await screen.page.evaluate(ms => window.host?.pass(ms), 29 * MINUTE * 1000)
      await screen.see('登录即将超时')
      await screen.shoot(`session-warning-${look}`)
      assert.deepEqual(await misplaced(screen), [])
      await screen.tap('继续使用')
      await screen.page.getByText('登录即将超时').filter({ visible: true }).waitFor({ state: 'hidden' })
      await screen.close()
    })
  }
})
