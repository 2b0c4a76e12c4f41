/** @run short: the network and cookies of a browser, and what is lost on the way */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'

const app = useApp()
// The analytics tool says on the console that it cannot fetch its own configuration, or cannot come itself.
const EXPECTED =
  /web-sdk-error|analytics could not be loaded|ERR_INTERNET_DISCONNECTED|Failed to load|ChunkLoadError|Loading (CSS )?chunk/

describe('without a connection', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('what is on the screen stays, with its date, and is fetched anew by itself once it is back', async () => {
    const visit = await app.visit({ customer: 'U1', expectedErrors: EXPECTED })
    await visit.open('/phone/assets/assetsList')
    await visit.see('14,645,525')
    await visit.context.setOffline(true)
    await visit.see(/网络已断开，当前内容更新于 \d\d-\d\d \d\d:\d\d/)
    await visit.see('14,645,525')
    await visit.tap('权益 2', 'radio')
    await visit.see('网络连接失败，请检查网络后重试')
    await visit.context.setOffline(false)
    await visit.see('远岚·全球优选权益')
    await visit.seeNoMore(/网络已断开/)
    await visit.close()
  })

  it('a page whose code never came does not open: it says so, and retry opens it', async () => {
    const visit = await app.visit({ customer: 'U1', expectedErrors: EXPECTED })
    await visit.open('/phone/assets/assetsList')
    await visit.see('14,645,525')
    await visit.context.setOffline(true)
    await visit.see(/网络已断开/)
    await visit.tap('历史资产', 'link')
    await visit.see('页面没有打开')
    assert.equal(visit.address(), '/phone/assets/assetsList')
    await visit.see('14,645,525')
    await visit.context.setOffline(false)
    await visit.tap('重试')
    await visit.arriveAt('/phone/assets/historyAssets')
    await visit.settle()
    await visit.close()
  })

  it('a first page whose code does not come says so, and opens on another try', async () => {
    const visit = await app.visit({ customer: 'U1', expectedErrors: /ERR_FAILED|ChunkLoadError/ })
    const entry = await (await fetch(`${app.url}/phone/assets/assetsList`)).text()
    const [own = ''] = [...entry.matchAll(/defer="defer" src="([^"]+\.js)"/g)]
      .map(match => match[1] ?? '')
      .slice(-1)
    await visit.page.route(`**${own}`, route => route.abort())
    await visit.page.goto(`${app.url}/phone/assets/assetsList`)
    await visit.see('页面没有加载成功，请检查网络后重试')
    await visit.page.unroute(`**${own}`)
    await visit.tap('重新加载')
    await visit.see('14,645,525')
    await visit.seeNoMore('页面没有加载成功，请检查网络后重试')
    await visit.close()
  })

  it('nothing of the assets lies on the device', async () => {
    const visit = await app.visit({ customer: 'U1' })
    for (const page of ['assets/assetsList', 'assets/tradingRecord', 'Myorder/TabbarsPage']) {
      await visit.open(`/phone/${page}`)
      await visit.settle()
    }
    const stored = await visit.page.evaluate(async () => {
      const databases = (await indexedDB.databases?.()) ?? []
      const cacheNames = await caches.keys()
      return {
        keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
        text: JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }),
        databases: databases.length,
        caches: cacheNames.length,
      }
    })
    assert.doesNotMatch(stored.text, /14645525|远岚|林/)
    assert.deepEqual([stored.databases, stored.caches], [0, 0])
    await visit.close()
  })
})
