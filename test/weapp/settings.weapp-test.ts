/** @run short: what WeChat makes of theme and text sizes */
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'

const app = useApp()
const PAGE = 'packages/settings/own/settings/index'

describe('settings', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('leads from the sizes of text to the devices and the logins', async () => {
    const phone = await app.launch({ customer: 'U1', path: PAGE })
    await phone.see('远岚·稳泰18号')
    await phone.see('问卷调研')
    await phone.tap('较大')
    await phone.tap('标准')
    await phone.tap('登录设备')
    await phone.arriveAt('packages/settings/safety/devices/index')
    await phone.see('当前设备')
    phone.close()
    const again = await app.launch({ customer: 'U1', path: PAGE })
    await again.tap('登录记录')
    await again.arriveAt('packages/settings/safety/logins/index')
    await again.see('失败')
    await again.tap('不是我登录的')
    await again.arriveAt('packages/settings/safety/devices/index')
    again.close()
  })
})
