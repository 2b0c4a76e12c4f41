/** @run short: files, canvases and media of a browser */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { until, useApp, type Visit } from './harness'
import { hear, NO_SPEECH, SPEECH, spoken } from './speech'

const app = useApp()

/** Where the first page's ink begins and ends across, in parts of what is shown of it; nothing before it is drawn. */
const inkAcross = (visit: Visit) =>
  visit.page
    .locator('.pdf-view__canvas')
    .first()
    .evaluate(element => {
      const { width, height } = element as HTMLCanvasElement
      const pixels = (element as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data
      const columns = Array.from({ length: width }, (_, x) => x).filter(x =>
        Array.from({ length: height }, (_row, y) => pixels?.[(y * width + x) * 4] ?? 255).some(
          red => red < 200,
        ),
      )
      return columns.length === 0
        ? []
        : [columns[0] ?? 0, columns[columns.length - 1] ?? 0].map(x => x / width)
    })

/** Which page lies at a point of the window, and where on it, in parts of its width and height. */
const placeAt = (visit: Visit, at: { x: number; y: number }) =>
  visit.page.evaluate(({ x, y }) => {
    const pages = [...document.querySelectorAll<HTMLElement>('[data-page]')]
    const page = pages.find(one => one.getBoundingClientRect().bottom >= y)
    const { left, top, width, height } = (page ?? document.body).getBoundingClientRect()
    return { page: page?.dataset.page, across: (x - left) / width, down: (y - top) / height, left, height }
  }, at)

type Place = Awaited<ReturnType<typeof placeAt>>

/** The same words, but for two px. */
function assertSamePlace(place: Place, expected: Place): void {
  assert.equal(place.page, expected.page)
  const off = [place.across - expected.across, place.down - expected.down].map(part => part * place.height)
  assert.ok(
    off.every(px => Math.abs(px) <= 2),
    `off by ${off.join(' and ')} px`,
  )
}

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

  it('are shown without their margins, and nearer to who reads large text', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/showPdf?fileId=FD100')
    await visit.see('第 1 / 38 页')
    await visit.see('100%')
    await until('nothing was drawn', async () => (await inkAcross(visit)).length > 0)
    const [left = 0, right = 1] = await inkAcross(visit)
    // Of an A4 page the text begins at 9 % of the width and ends at 91 %; no letter touches the edge.
    assert.ok(left > 0.005 && left < 0.04, `ink begins at ${left}`)
    assert.ok(right > 0.94 && right < 0.995, `ink ends at ${right}`)
    await visit.close()

    const care = await app.visit({ customer: 'U1', storage: { multipleView: '150' } })
    await care.open('/phone/showPdf?fileId=FD100')
    await care.see('150%')
    await care.close()
  })

  it('are seen twice as near by a double tap where it was, and keep their place at every step', async () => {
    const visit = await app.visit({ customer: 'U1', hasTouch: true })
    await visit.open('/phone/showPdf?fileId=FD100')
    await visit.see('第 1 / 38 页')
    await visit.tap('跳转到某一页')
    await visit.tap('第 20 页')
    await visit.see('第 20 / 38 页')
    await visit.see(/一、信托财产管理情况/)
    const finger = { x: 250, y: 500 }
    await visit.page.touchscreen.tap(finger.x, finger.y)
    const before = await placeAt(visit, finger)
    // One tap moves nothing; the second one counts from a first one.
    await visit.still()
    await visit.page.touchscreen.tap(finger.x, finger.y)
    await visit.page.touchscreen.tap(finger.x, finger.y)
    await visit.see('200%')
    assertSamePlace(await placeAt(visit, finger), before)
    await visit.see('第 20 / 38 页')
    await visit.page.touchscreen.tap(finger.x, finger.y)
    await visit.page.touchscreen.tap(finger.x, finger.y)
    await visit.see('100%')
    assertSamePlace(await placeAt(visit, finger), before)
    // Where it stands: Playwright's own tap would move the page to a button that stays above its end.
    const touch = async (name: RegExp) => {
      const box = await visit.page.getByRole('button', { name }).boundingBox()
      assert.ok(box)
      await visit.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    }
    const middle = { x: (await placeAt(visit, finger)).left, y: 406 }
    const looked = await placeAt(visit, middle)
    for (const nearer of ['125%', '150%', '200%', '250%']) {
      await touch(/^放大/)
      await visit.see(nearer)
      assertSamePlace(await placeAt(visit, middle), looked)
    }
    for (const further of ['200%', '150%', '125%', '100%']) {
      await touch(/^缩小/)
      await visit.see(further)
      assertSamePlace(await placeAt(visit, middle), looked)
    }
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

  it('that must be read say for how long, and lead back once they are', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.takeTime()
    await visit.open('/phone/assets/infoDisclosure')
    await visit.see('9 条未读')
    await visit.open('/phone/showPdf?fileId=FD146')
    await visit.see('第 1 / 2 页')
    await visit.see(/请阅读至文末，还需阅读 \d+ 秒/)
    const back = visit.page.getByRole('button', { name: '已阅读并返回' })
    assert.equal(await back.getAttribute('aria-disabled'), 'true')
    await visit.page.locator('[data-end]').scrollIntoViewIfNeeded()
    await visit.seeNoMore(/请阅读至文末/)
    await visit.see(/还需阅读 \d+ 秒/)
    assert.equal((await app.log('docReadReport')).length, 0)
    // The server measures the reading too.
    await app.control('POST', 'clock', { advanceSeconds: 10 })
    const report = visit.call('docReadReport')
    await visit.page.clock.runFor(10_000)
    await visit.over(await report)
    await visit.seeNoMore(/还需阅读/)
    const [sent, ...others] = await app.log('docReadReport')
    assert.deepEqual([sent?.requestData.lastPage, others.length], [2, 0])
    assert.match(String(sent?.requestData.hash), /^[0-9a-f]{64}$/)
    await back.click()
    await visit.arriveAt('/phone/assets/infoDisclosure')
    await visit.page.reload()
    await visit.see('8 条未读')
    await visit.close()
  })

  it('are read as text and listened to, with pauses, and kept under their name', async () => {
    const visit = await app.visit({ customer: 'U1', acceptDownloads: true, initScript: SPEECH })
    await visit.open('/phone/showPdf?fileId=FD136')
    await visit.see('第 1 / 4 页')
    await visit.page.getByRole('radio', { name: '文字版' }).click()
    await visit.see('共 4 页文字，与PDF原件一致')
    const size = () =>
      visit.page
        .locator('.server-html')
        .first()
        .evaluate(text => Number.parseFloat(getComputedStyle(text).fontSize))
    assert.ok((await size()) >= 14)
    await visit.tap('朗读全文')
    await visit.see('停止朗读')
    const sentences = await spoken(visit)
    assert.ok(sentences.length > 5)
    await hear(visit, 2)
    await visit.tap('暂停朗读')
    assert.deepEqual(await spoken(visit), [])
    // It goes on with the sentence that it was in, and not from the beginning.
    await visit.tap('继续朗读')
    assert.deepEqual(await spoken(visit), sentences.slice(2))
    const kept = visit.page.waitForEvent('download')
    await visit.tap('下载')
    assert.match((await kept).suggestedFilename(), /[\u4e00-\u9fff].*\.pdf$/)
    await visit.page.getByRole('radio', { name: '原文' }).click()
    await visit.see(/第 1 \/ 4 页/)
    assert.deepEqual(await spoken(visit), [])
    await visit.close()
  })

  it('are not read aloud where the host cannot, nor handed out in a web-view of the mini-program', async () => {
    const visit = await app.visit({
      customer: 'U1',
      initScript: `${NO_SPEECH}; window.__wxjs_environment = 'miniprogram'`,
    })
    await visit.open('/phone/showPdf?fileId=FD136')
    await visit.see('第 1 / 4 页')
    await visit.page.getByRole('radio', { name: '文字版' }).click()
    await visit.see('共 4 页文字，与PDF原件一致')
    assert.equal(await visit.page.getByRole('button', { name: /朗读|下载/ }).count(), 0)
    await visit.close()
  })

  it('that must be read must be read in either view: the switch neither ends nor begins the reading', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.takeTime()
    await visit.open('/phone/showPdf?fileId=FD146')
    await visit.see('第 1 / 2 页')
    await visit.see(/请阅读至文末，还需阅读 \d+ 秒/)
    await app.control('POST', 'clock', { advanceSeconds: 6 })
    await visit.page.clock.runFor(6000)
    await visit.see(/还需阅读 [34] 秒/)
    await visit.page.getByRole('radio', { name: '文字版' }).click()
    await visit.see('共 2 页文字，与PDF原件一致')
    await visit.see(/还需阅读 [1-4] 秒/)
    assert.equal((await app.log('docReadReport')).length, 0)
    await app.control('POST', 'clock', { advanceSeconds: 4 })
    await visit.page.locator('.text-content__end').scrollIntoViewIfNeeded()
    const report = visit.call('docReadReport')
    await visit.page.clock.runFor(4000)
    await visit.over(await report)
    await visit.seeNoMore(/还需阅读/)
    const back = visit.page.getByRole('button', { name: '已阅读并返回' })
    assert.notEqual(await back.getAttribute('aria-disabled'), 'true')
    await visit.close()
  })

  it('say when a file is broken', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/showPdf?fileId=FD104')
    await visit.see('文件已损坏')
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
