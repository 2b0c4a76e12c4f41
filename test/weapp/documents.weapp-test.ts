import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'

const app = useApp()
const PDF = 'packages/content/documents/pdf/index'
const DISCLOSURES = 'packages/assets/disclosures/disclosures/index?productId=P02'
/** A paper of U1's, one that is broken, and one of a product that U1 never held. */
const PAPER = 'FD136'
const BROKEN = 'FD104'
const FOREIGN = 'FD001'

describe('documents', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('open in WeChat’s viewer, again on a tap, and count as read when the customer says so', async () => {
    const phone = await app.launch({ customer: 'U1', path: `${PDF}?fileId=${PAPER}` })
    const { opened } = phone.host.handed
    await phone.until('nothing was opened', () => opened.length === 1)
    assert.ok(opened[0]?.head.startsWith('%PDF-') && opened[0].hasMenu)
    await phone.see('我已读完')
    assert.equal((await app.log('docReadReport')).length, 0)
    await phone.tap('打开文件')
    await phone.until('it was not opened again', () => opened.length === 2)
    await phone.tap('我已读完')
    await phone.see('已标记为已读')
    const [report, ...others] = await app.log('docReadReport')
    assert.equal(others.length, 0)
    assert.equal(report?.requestData.isEnd, '1')
    phone.close()
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
    await phone.tap('我已读完')
    await phone.see('已标记为已读')
    await phone.host.back()
    await phone.until('the mark stayed', () => unread() === before - 1)
    phone.close()
  })

  it('that are broken say so, and are asked for anew', async () => {
    const phone = await app.launch({ customer: 'U1', path: `${PDF}?fileId=${BROKEN}` })
    await phone.see('文件已损坏')
    assert.equal(phone.host.handed.opened.length, 0)
    assert.ok(!phone.says('我已读完'))
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
    await phone.see('我已读完')
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
