/** @run short: files, canvases and media of a browser */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { until, useApp, type Visit } from './harness'
import { hear, NO_SPEECH, SPEECH, spoken } from './speech'

const app = useApp()

const titles = (visit: Visit) => visit.front().locator('.article-row__title').allInnerTexts()

const search = (visit: Visit, text: string) => visit.page.getByLabel('搜索资讯').first().fill(text)

const textSize = (visit: Visit) =>
  visit.page
    .locator('.server-html')
    .first()
    .evaluate(text => Number.parseFloat(getComputedStyle(text).fontSize))

describe('the articles', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('are there for a visitor, by category, as far as one scrolls', async () => {
    const visit = await app.visit()
    await visit.open('/phone/information/list')
    await visit.see('三季度宏观与配置回顾')
    for (let step = 0; !(await visit.words()).includes('已显示全部 30 篇'); step += 1) {
      assert.ok(step < 40, 'the end never came')
      await visit.scroll(800)
      await visit.idle()
    }
    await visit.scroll(-100_000)
    await visit.tap('公司动态', 'radio')
    await visit.see('已显示全部 7 篇')
    // The category is part of the address: a reload and whoever gets the link see the same.
    await visit.page.reload()
    await visit.see('已显示全部 7 篇')
    assert.match(visit.page.url(), /\?categoryId=AT\w+$/)
    await visit.close()
  })

  it('are found by their words; one letter is too little; a late answer never wins', async () => {
    const visit = await app.visit()
    await visit.open('/phone/information/list')
    await visit.see('三季度宏观与配置回顾')
    await search(visit, '净')
    await visit.see('请输入2-30个字')
    assert.equal((await app.log('articleList')).length, 1)
    await search(visit, '净值公告')
    await visit.see('如何读懂净值公告')
    await visit.seeNoMore('三季度宏观与配置回顾')
    await app.inject({ endpoint: 'articleList', delayMs: 1500, times: 1 })
    const late = visit.call('articleList')
    await search(visit, '社会责任')
    await late
    await search(visit, '图书角')
    await visit.see('乡村图书角项目完成第二批捐赠')
    await visit.over(await late)
    assert.deepEqual(await titles(visit), ['乡村图书角项目完成第二批捐赠'])
    await search(visit, '没有这样的文章')
    await visit.see('没有找到资讯')
    await visit.tap('查看全部资讯')
    await visit.see('三季度宏观与配置回顾')
    await visit.close()
  })

  it('are larger and smaller in four steps, and stay so on the next article', async () => {
    const visit = await app.visit()
    await visit.open('/phone/information/detail?articleId=AR26')
    await visit.see('三个来源')
    const standard = await textSize(visit)
    await visit.tap(/^放大字号/)
    await visit.tap(/^放大字号/)
    assert.ok(Math.abs((await textSize(visit)) - standard * 1.4) < 0.5)
    assert.equal(
      await visit.page.getByRole('button', { name: /^放大字号，当前特大/ }).getAttribute('aria-disabled'),
      'true',
    )
    await visit.tap(/波动率抬升/, 'link')
    await visit.see('期限决定承受力')
    assert.ok(Math.abs((await textSize(visit)) - standard * 1.4) < 0.5)
    await visit.close()
  })

  it('are read aloud, until the page is left', async () => {
    const visit = await app.visit({ initScript: SPEECH })
    await visit.open('/phone/information/detail?articleId=AR26')
    await visit.tap('朗读全文')
    await visit.see('停止朗读')
    const sentences = await spoken(visit)
    assert.ok(sentences[0]?.startsWith('利率下行时'))
    assert.ok(sentences.length > 5 && sentences.every(sentence => !sentence.includes('<')))
    await hear(visit, 1)
    await visit.tap('暂停朗读')
    assert.deepEqual(await spoken(visit), [])
    await visit.tap('继续朗读')
    assert.deepEqual(await spoken(visit), sentences.slice(1))
    await visit.tap('停止朗读')
    assert.deepEqual(await spoken(visit), [])
    await visit.tap('朗读全文')
    assert.deepEqual(await spoken(visit), sentences)
    await visit.tap(/波动率抬升/, 'link')
    await visit.see('期限决定承受力')
    assert.deepEqual(await spoken(visit), [])
    await visit.close()
  })

  it('offer no reading aloud where the host cannot', async () => {
    const visit = await app.visit({ initScript: NO_SPEECH })
    await visit.open('/phone/information/detail?articleId=AR26')
    await visit.see('三个来源')
    assert.equal(await visit.page.getByRole('button', { name: '朗读全文' }).count(), 0)
    await visit.close()
  })

  it('show in the list what was just liked, without fetching it anew', async () => {
    const visit = await app.visit({ customer: 'U1' })
    await visit.open('/phone/information/list')
    await visit.see('三季度宏观与配置回顾')
    const row = visit.front().locator('.article-row').first()
    const likes = async () => Number(/点赞 (\d+)/.exec(await row.innerText())?.[1])
    const before = await likes()
    await row.click()
    await visit.page.getByRole('checkbox', { name: /^点赞/ }).click()
    await visit.see(/已赞 \d+/)
    await visit.page.goBack()
    await visit.arriveAt('/phone/information/list')
    await until('one more like', likes, count => count === before + 1)
    assert.equal((await app.log('articleList')).length, 1)
    await visit.close()
  })

  it('are liked and kept at once; what the server refuses goes back', async () => {
    const visit = await app.visit({ customer: 'U1', expectedErrors: /500/ })
    await visit.open('/phone/information/detail?articleId=AR30')
    const like = visit.page.getByRole('checkbox', { name: /^点赞/ })
    const collect = visit.page.getByRole('checkbox', { name: /^收藏/ })
    await like.waitFor()
    const before = await like.innerText()
    await app.inject({ endpoint: 'articleLike', delayMs: 600, times: 1 })
    const liked = visit.call('articleLike')
    await like.click()
    await like.click()
    await visit.see(/已赞 \d+/)
    await collect.click()
    await visit.see(/已收藏 \d+/)
    await visit.over(await liked)
    await visit.idle()
    assert.equal((await app.log('articleLike')).length, 1)
    await visit.page.reload()
    await visit.see(/已赞 \d+/)
    assert.equal(await like.getAttribute('aria-checked'), 'true')
    await app.inject({ endpoint: 'articleLike', httpStatus: 500, times: 1 })
    const refused = visit.call('articleLike')
    await like.click()
    await visit.over(await refused)
    assert.equal(await like.getAttribute('aria-checked'), 'true')
    await like.click()
    await visit.see(before.trim())
    await visit.close()
  })

  it('ask a visitor who likes one to log in, and lead back to it', async () => {
    const visit = await app.visit()
    await visit.open('/phone/information/detail?articleId=AR30')
    await visit.see('增长与物价')
    await visit.page.getByRole('checkbox', { name: /^点赞/ }).click()
    await visit.page.waitForURL(/\/phone\/login\?redirect=information%2Fdetail%3FarticleId%3DAR30/)
    await visit.close()
  })

  it('are shared without anything of the customer', async () => {
    const visit = await app.visit({
      customer: 'U1',
      initScript: `window.shared = []
        navigator.share = data => { window.shared.push(data); return Promise.resolve() }`,
    })
    await visit.open('/phone/information/detail?articleId=AR30')
    await visit.tap('分享')
    const [card] = await visit.page.evaluate(
      () => (window as unknown as { shared: { title: string; text: string; url: string }[] }).shared,
    )
    assert.deepEqual(card, {
      title: '三季度宏观与配置回顾',
      text: '一篇读完三季度的增长、物价与利率，以及资产配置的几点体会。',
      url: `${app.url}/phone/information/detail?articleId=AR30&pageShare=1`,
    })
    await visit.close()
  })

  it('open their file, and say when an article is not there or did not come', async () => {
    const visit = await app.visit({ customer: 'U1', expectedErrors: /500/ })
    await visit.open('/phone/information/detail?articleId=AR30')
    await visit.tap(/三季度资产配置回顾\.pdf/, 'link')
    await visit.see('第 1 / 3 页')
    await visit.open('/phone/information/detail?articleId=AR99')
    await visit.see('您无权查看该内容')
    await app.inject({ endpoint: 'articleList', httpStatus: 500 })
    await visit.open('/phone/information/list')
    await visit.see('暂时无法显示')
    await app.clearFaults()
    await visit.tap('重试')
    await visit.see('三季度宏观与配置回顾')
    await visit.close()
  })
})
