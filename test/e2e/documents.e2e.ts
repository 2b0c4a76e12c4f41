import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'

const app = useApp()

describe('documents', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('show 38 pages one after the other, nearer and further, and count as read at their end (E26)', async () => {
    const visit = await app.visit({ customer: 'U1' })
    const fetched: string[] = []
    visit.page.on('response', response => {
      if (response.url().includes('/file/')) fetched.push(String(response.status()))
    })
    await visit.open('/phone/showPdf?fileId=FD100')
    await visit.see('第 1 / 38 页')
    assert.equal(await visit.page.locator('.pdf-view__page').count(), 38)
    assert.ok((await visit.page.locator('.pdf-view__canvas').count()) <= 6)
    await visit.see(/一、信托财产管理情况/)
    const width = () =>
      visit.page
        .locator('.pdf-view__page')
        .first()
        .evaluate(page => page.clientWidth)
    const before = await width()
    for (let step = 0; step < 6; step += 1) await visit.tap(/^放大/)
    await visit.see('400%')
    assert.ok((await width()) > before * 3.9)
    assert.equal(
      await visit.page.getByRole('button', { name: /^放大/ }).getAttribute('aria-disabled'),
      'true',
    )
    for (let step = 0; step < 6; step += 1) await visit.tap(/^缩小/)
    await visit.tap('跳转到某一页')
    await visit.tap('第 20 页')
    await visit.see('第 20 / 38 页')
    assert.equal((await app.log('docReadReport')).length, 0)
    const report = visit.call('docReadReport')
    await visit.tap('跳转到某一页')
    await visit.tap('第 38 页')
    await visit.see('第 38 / 38 页')
    await visit.page.locator('[data-end]').scrollIntoViewIfNeeded()
    await visit.over(await report)
    // Its end again is no second reading.
    await visit.tap('跳转到某一页')
    await visit.tap('第 1 页')
    await visit.see('第 1 / 38 页')
    await visit.tap('跳转到某一页')
    await visit.tap('第 38 页')
    await visit.see('第 38 / 38 页')
    await visit.page.locator('[data-end]').scrollIntoViewIfNeeded()
    await visit.idle()
    const reports = await app.log('docReadReport')
    assert.equal(reports.length, 1)
    assert.deepEqual([reports[0]?.requestData.isEnd, reports[0]?.requestData.lastPage], ['1', 38])
    await visit.close()
  })

  it('are unread until they were read, in the list and its count', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/assets/infoDisclosure')
    await visit.see('9 条未读')
    const unread = visit.page.locator('.document-row').filter({ hasText: '未读' }).first()
    const name = (await unread.locator('.document-row__name').innerText()).trim()
    const report = visit.call('docReadReport')
    await unread.click()
    await visit.see(/第 1 \/ \d+ 页/)
    await visit.page.locator('[data-end]').scrollIntoViewIfNeeded()
    await visit.over(await report)
    await visit.page.goBack()
    await visit.arriveAt('/phone/assets/infoDisclosure')
    const row = visit.page.locator('.document-row').filter({ hasText: name }).first()
    assert.doesNotMatch(await row.innerText(), /未读/)
    await visit.page.reload()
    await visit.see('8 条未读')
    await visit.close()
  })

  it('whose reading was not noted stay unread, say so, and are read once it is', async () => {
    const visit = await app.visit({ customer: 'U1', expectedErrors: /500/ })
    await visit.open('/phone/assets/infoDisclosure')
    await visit.see('9 条未读')
    const unread = visit.page.locator('.document-row').filter({ hasText: '未读' }).first()
    await app.inject({ endpoint: 'docReadReport', httpStatus: 500 })
    await unread.click()
    await visit.see(/第 1 \/ \d+ 页/)
    await visit.page.locator('[data-end]').scrollIntoViewIfNeeded()
    await visit.see('阅读记录没有保存，尚未计为已读。请检查网络后重试。')
    await visit.page.goBack()
    await visit.arriveAt('/phone/assets/infoDisclosure')
    await visit.see('9 条未读')
    await visit.page.goForward()
    await visit.see(/第 1 \/ \d+ 页/)
    await visit.page.locator('[data-end]').scrollIntoViewIfNeeded()
    await visit.see('阅读记录没有保存，尚未计为已读。请检查网络后重试。')
    await app.clearFaults()
    const report = visit.call('docReadReport')
    await visit.tap('重新保存')
    await visit.over(await report)
    await visit.seeNoMore('阅读记录没有保存，尚未计为已读。请检查网络后重试。')
    await visit.page.goBack()
    await visit.arriveAt('/phone/assets/infoDisclosure')
    await visit.page.reload()
    await visit.see('8 条未读')
    await visit.close()
  })

  it('say when a file is broken', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/showPdf?fileId=FD104')
    await visit.see('文件已损坏')
    await visit.close()
  })

  it('open no address but those of the company', async () => {
    const visit = await app.visit({ customer: 'U1' })
    for (const url of ['https://evil.example/a.pdf', 'javascript:alert(1)', '//evil.example/a.pdf']) {
      await visit.open(`/phone/showPdf?url=${encodeURIComponent(url)}`)
      await visit.see('文件无法打开：链接不完整，或不是本公司的文件')
    }
    await visit.close()
  })

  it('are filtered by type and year', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/assets/infoDisclosure')
    await visit.see('9 条未读')
    await visit.tap(/披露类型/)
    await visit.tap('年度管理报告', 'radio')
    await visit.settle()
    const facts = await visit.page.locator('.document-row__facts').allInnerTexts()
    assert.ok(facts.length > 0 && facts.every(text => text.includes('年度管理报告')))
    await visit.tap(/披露年份/)
    await visit.tap('2024年', 'radio')
    await visit.settle()
    const dated = await visit.page.locator('.document-row__facts').allInnerTexts()
    assert.ok(dated.every(text => text.includes('2024-')))
    await visit.close()
  })
})
