/** @run short: functions of wx beside the page */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { until } from '../support/until'
import { useApp } from './harness'
import { useScreens } from './screen'

const app = useApp()
const screens = useScreens(app)
const PDF = 'packages/content/documents/pdf/index'
const DISCLOSURES = 'packages/assets/disclosures/disclosures/index?productId=P02'
/** A paper of U1's, one that is broken, and one of a product that U1 never held. */
const PAPER = 'FD136'
const BROKEN = 'FD104'
/** New to U1: two pages that must be read for ten seconds, and 38 that need not. */
const MUST_READ = 'FD146'
const LONG = 'FD100'
const FOREIGN = 'FD001'

describe('documents', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('are read as text, page by page; the file itself opens in WeChat’s viewer on a tap, and is no reading', async () => {
    const phone = await app.launch({ customer: 'U1', path: `${PDF}?fileId=${PAPER}` })
    const { opened } = phone.host.handed
    await phone.see('共 4 页文字，与PDF原件一致')
    await phone.see('第 4 / 4 页')
    await phone.see('一、信托财产管理情况')
    assert.ok(!phone.says('我已读完'))
    assert.equal(opened.length, 0)
    await phone.see('打开后，点右上角“…”可以转发或保存。')
    await phone.tap('查看PDF原件')
    await phone.until('nothing was opened', () => opened.length === 1)
    assert.ok(opened[0]?.head.startsWith('%PDF-') && opened[0].hasMenu)
    await until(
      'the end was told',
      () => app.log('docReadReport'),
      told => told.length === 1 && told[0]?.requestData.lastPage === 4,
    )
    phone.close()
  })

  it('that must be read count after their seconds in front, and go on where the customer was away', async () => {
    const phone = await app.launch({ customer: 'U1', path: `${PDF}?fileId=${MUST_READ}` })
    await phone.see('还需阅读 10 秒')
    await phone.quiet()
    await phone.host.pass(4000)
    await phone.see(/还需阅读 [56] 秒/)
    phone.host.leave()
    await phone.host.pass(60_000)
    phone.host.comeBack()
    await phone.see(/还需阅读 [56] 秒/)
    await phone.host.pass(1000)
    const told = async () =>
      (await app.log('docReadReport')).map(({ requestData }) => [requestData.isEnd, requestData.lastPage])
    await app.control('POST', 'clock', { advanceSeconds: 10 })
    await phone.host.pass(9000)
    await phone.seeNoMore('还需阅读')
    await phone.quiet()
    // Where it was left, and that it was read: once each.
    assert.deepEqual(await told(), [
      ['0', 2],
      ['1', 2],
    ])
    const [, report] = await app.log('docReadReport')
    assert.match(String(report?.requestData.hash), /^[0-9a-f]{64}$/)
    phone.close()
  })

  it('that came out anew meanwhile are read again, from their beginning', async () => {
    const phone = await app.launch({ customer: 'U1', path: `${PDF}?fileId=${MUST_READ}` })
    await phone.see('还需阅读 10 秒')
    await phone.quiet()
    await app.control('POST', 'document-version', { docId: MUST_READ.slice(1), version: '2.0' })
    await app.control('POST', 'clock', { advanceSeconds: 10 })
    await phone.host.pass(11_000)
    await phone.see('文件已更新。以上是新的版本，请从头阅读至文末。')
    await phone.see('版本 2.0')
    await phone.see(/还需阅读 \d+ 秒/)
    await phone.quiet()
    await app.control('POST', 'clock', { advanceSeconds: 10 })
    await phone.host.pass(11_000)
    await phone.seeNoMore('文件已更新')
    await phone.seeNoMore('还需阅读')
    const hashes = (await app.log('docReadReport')).map(({ requestData }) => requestData.hash)
    assert.equal(new Set(hashes).size, 2)
    phone.close()
  })

  it('count once their end has been on the screen, not before', async () => {
    const screen = await screens.launch({ customer: 'U1', path: `${PDF}?fileId=${LONG}` })
    await screen.see('共 38 页文字，与PDF原件一致')
    await screen.ready()
    assert.equal((await app.log('docReadReport')).length, 0)
    await screen.shoot('document-text')
    await screen.scrollBy(1_000_000)
    await screen.see('已标记为已读')
    const [report] = await app.log('docReadReport')
    assert.equal(report?.requestData.lastPage, 38)
  })

  it('are kept out of screenshots, and the page below is not', async () => {
    const phone = await app.launch({ customer: 'U1', path: DISCLOSURES })
    await phone.settled()
    assert.equal(phone.host.device.captureEffect, 'none')
    await phone.host.open(`/${PDF}?fileId=${PAPER}`)
    await phone.until('the paper can be captured', () => phone.host.device.captureEffect === 'hidden')
    await phone.host.back()
    await phone.until('the list cannot be captured', () => phone.host.device.captureEffect === 'none')
    phone.close()
  })

  it('lose the mark of a new one in the list once they are read', async () => {
    const phone = await app.launch({ customer: 'U1', path: DISCLOSURES })
    await phone.settled()
    const unread = () => phone.queryAll('.document-row__unread').length
    const before = unread()
    const row = phone.queryAll('.document-row').find(one => one.querySelector('.document-row__unread'))
    assert.ok(before > 0 && row, 'nothing new in the list')
    const name = row.querySelector('.document-row__name')?.textContent ?? ''
    await phone.tap(name)
    await phone.see('（全文完）')
    await phone.quiet()
    await phone.host.pass(1000)
    await phone.see('已标记为已读')
    await phone.host.back()
    await phone.until('the mark stayed', () => unread() === before - 1)
    phone.close()
  })

  it('that are broken say so, and are asked for anew', async () => {
    const phone = await app.launch({ customer: 'U1', path: `${PDF}?fileId=${BROKEN}` })
    await phone.see('文件已损坏')
    assert.equal(phone.host.handed.opened.length, 0)
    assert.ok(!phone.says('已标记为已读'))
    await phone.tap('重试')
    await phone.until(
      'it was not asked for',
      () => phone.host.connection.pending > 0 || phone.says('文件已损坏'),
    )
    await phone.see('文件已损坏')
    phone.close()
  })

  it('that cannot be fetched say that the network may be the reason', async () => {
    const phone = await app.launch({ customer: 'U1', path: DISCLOSURES })
    await phone.settled()
    await app.inject({ endpoint: 'fileUrlQuery', httpStatus: 500 })
    await phone.host.open(`/${PDF}?fileId=${PAPER}`)
    await phone.see('暂时无法显示')
    await app.clearFaults()
    await phone.tap('重试')
    await phone.see('（全文完）')
    phone.close()
  })

  it('of others stay closed, and the page leads back', async () => {
    const phone = await app.launch({ customer: 'U1', path: DISCLOSURES })
    await phone.settled()
    await phone.host.open(`/${PDF}?fileId=${FOREIGN}`)
    await phone.see('无法查看')
    assert.equal(phone.host.handed.opened.length, 0)
    await phone.tap('返回')
    await phone.arriveAt(DISCLOSURES)
    phone.close()
  })

  it('from addresses that are not the company’s are refused', async () => {
    const url = encodeURIComponent('https://elsewhere.test/a.pdf')
    const phone = await app.launch({ customer: 'U1', path: `${PDF}?url=${url}` })
    await phone.see('文件无法打开：链接不完整，或不是本公司的文件')
    assert.equal(phone.host.handed.opened.length, 0)
    phone.close()
  })
})
