/** @run short: lifecycle, storage and network of WeChat */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'
import type { Phone } from './phone'

const app = useApp()
const OVERVIEW = 'packages/assets/holdings/overview/index'
const TRADES = 'packages/assets/trades/trades/index'

const banner = (phone: Phone) => phone.query('.offline-banner')?.textContent ?? ''

async function loseConnection(phone: Phone): Promise<void> {
  phone.host.connection.switchTo('none')
  await phone.until('no banner came', () => banner(phone) !== '')
}

describe('without a connection', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('the page says since when, keeps what it shows, and takes up the news by itself', async () => {
    const phone = await app.launch({ customer: 'U1', path: OVERVIEW })
    await phone.see('远岚·稳泰18号')
    await loseConnection(phone)
    assert.match(banner(phone), /^网络已断开，当前内容更新于 \d{2}-\d{2} \d{2}:\d{2}。恢复后自动更新。$/)
    phone.host.pullDown()
    await phone.until('the page was never let go', () => !phone.host.isPulled)
    assert.ok(phone.says('远岚·稳泰18号'))
    assert.ok(!phone.says(/^重试$/))
    await app.clearLog()
    phone.host.connection.switchTo('4g')
    await phone.until('the banner stayed', () => banner(phone) === '')
    await phone.settled()
    const names = (await app.log()).map(({ name }) => name)
    assert.ok(names.includes('assetOverview'), `asked for after the pause: ${names.join()}`)
    assert.ok(phone.says('远岚·稳泰18号'))
    phone.close()
  })

  it('a page that was never fetched offers to try again, and comes by itself with the connection', async () => {
    const phone = await app.launch({ customer: 'U1' })
    await phone.see('林*远，您好')
    await loseConnection(phone)
    await phone.tap('我的资产')
    await phone.see('网络连接失败，请检查网络后重试')
    await phone.tap('重试')
    await phone.see('网络连接失败，请检查网络后重试')
    phone.host.connection.switchTo('wifi')
    await phone.see('远岚·稳泰18号')
    assert.equal(banner(phone), '')
    phone.close()
  })

  it('a list keeps its rows, and the one beside it comes with the connection', async () => {
    const phone = await app.launch({ customer: 'U1', path: TRADES })
    await phone.settled()
    const rows = () => phone.queryAll('.trade-row').length
    const before = rows()
    await loseConnection(phone)
    await phone.tap('资金流水')
    await phone.see('网络连接失败，请检查网络后重试')
    await phone.tap('交易记录')
    await phone.until('the rows are gone', () => rows() === before)
    await phone.tap('资金流水')
    await phone.see(/^重试$/)
    phone.host.connection.switchTo('wifi')
    await phone.until('no flows came', () => phone.query('.flow-row') !== undefined)
    phone.close()
  })

  it('the app starts, and shows what it can', async () => {
    const phone = await app.launch({ customer: 'U1', isOffline: true })
    await phone.see('行稳致远')
    await phone.until('no banner came', () => banner(phone) !== '')
    assert.equal(banner(phone), '网络已断开。恢复后自动更新。')
    phone.host.connection.switchTo('wifi')
    await phone.until('the banner stayed', () => banner(phone) === '')
    phone.close()
  })
})
