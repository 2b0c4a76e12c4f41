/** @run long: the native app’s other flows; its bridge is in simulator and native-photos */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { until, useApp, type Visit } from './harness'
import { agree, ask, code, confirm, consent, fillIn, ORDERS, PAGES, readRest, write } from './signing-steps'

const app = useApp()
/** Runs in the page: the native app around it keeps what it is asked. */
const IN_APP = `window.asked ??= []
window.trustAppAndroid = { postMessage: text => window.asked.push(JSON.parse(text)) }`

interface AppWindow {
  readonly asked: { action: string; data: { bizToken?: string } }[]
  reloadPage(): void
  setFacialImageId(payload: string): void
}

/** The order of which three papers are read, on the page of its papers in the app. */
async function open(expectedErrors?: RegExp): Promise<Visit> {
  const visit = await app.visit({ customer: 'U1', initScript: IN_APP, expectedErrors })
  await visit.open(`${PAGES.contract}?orderId=${ORDERS.begun}`)
  return visit
}

/** The app has the page come anew, and the page has come. */
async function reload(visit: Visit): Promise<void> {
  const loaded = visit.page.waitForEvent('load')
  await visit.page.evaluate(() => (window as unknown as AppWindow).reloadPage())
  await loaded
  await visit.front().waitFor()
}

/** The app looks at the face; the server hears of it from the service. */
async function passFace(visit: Visit): Promise<void> {
  await visit.page.getByRole('checkbox', { name: /^我同意为本次身份确认处理我的人脸信息/ }).click()
  await visit.tap('开始人脸识别')
  const bizToken = await until(
    'the app was asked',
    () =>
      visit.page.evaluate(
        () =>
          (window as unknown as AppWindow).asked.filter(({ action }) => action === 'startFace').at(-1)?.data
            .bizToken ?? '',
      ),
    token => token !== '',
  )
  await app.control('POST', 'face', { bizToken, result: 'passed' })
  await visit.page.evaluate(() =>
    (window as unknown as AppWindow).setFacialImageId(JSON.stringify({ fileId: 'app-face-1' })),
  )
}

/** Face and code, up to the signature. */
async function prove(visit: Visit): Promise<void> {
  await consent(visit)
  await visit.see('请完成人脸识别')
  await passFace(visit)
  await visit.see('获取验证码')
  await code(app, visit)
  await visit.see('请签 林致远')
}

const statusOf = async (visit: Visit) =>
  (await ask<{ orderStatus: string }>(visit, 'orderDetail', { orderId: ORDERS.begun })).orderStatus

describe('a page that the native app has come anew while a contract is signed', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('keeps what was read, what was filled in and how far it is', async () => {
    const visit = await open()
    await visit.see('已读 3 / 5')
    await visit.tap(/税收居民身份声明/, 'link')
    await visit.see(/第 1 \/ 2 页/)
    await visit.tap('跳转到某一页')
    await visit.tap('第 2 页')
    await visit.see(/第 2 \/ 2 页/)
    const told = visit.call('docReadReport')
    await reload(visit)
    await told
    await visit.see(/第 2 \/ 2 页/)
    await visit.open(`${PAGES.contract}?orderId=${ORDERS.begun}`)
    // By now its seconds may have passed too: then it is read.
    await visit.see(/已读至第 2 页|已读 4 \/ 5/)
    await reload(visit)
    await visit.see(/已读 [34] \/ 5/)
    await readRest(app, visit, ORDERS.begun)
    await reload(visit)
    await visit.see('已读 5 / 5')
    await agree(visit)
    const saved = visit.call('draftSave')
    await fillIn(visit)
    await visit.over(await saved)
    await visit.see(/已自动保存/)
    await reload(visit)
    await visit.arriveAt(PAGES.confirmation)
    await until('what was filled in stands there', async () =>
      (await visit.front().getByLabel('详细地址').inputValue()).startsWith('远岚路18号院'),
    )
    await visit.close()
  })

  it('stands at the server’s step, asks for the proof anew, and nothing is signed twice', async () => {
    const visit = await open()
    await readRest(app, visit, ORDERS.begun)
    await reload(visit)
    await visit.see('已读 5 / 5')
    await agree(visit)
    await confirm(visit)
    await prove(visit)
    await reload(visit)
    await visit.see('开始身份确认')
    assert.deepEqual([visit.address().split('?')[0], await statusOf(visit)], [PAGES.signature, '21'])
    assert.deepEqual(await app.log('contractSign'), [])
    await app.control('POST', 'clock', { advanceSeconds: 61 })
    await prove(visit)
    await write(visit)
    await visit.arriveAt(PAGES.signed)
    await reload(visit)
    await visit.see('合同签署成功')
    // The address of a step that is done leads to what was signed.
    await visit.open(`${PAGES.signature}?orderId=${ORDERS.begun}`)
    await visit.arriveAt(PAGES.signed)
    assert.equal((await app.log('contractSign')).length, 1)
    await visit.close()
  })

  it('in the moment of the signature itself shows what was signed, once', async () => {
    const visit = await open(/net::|Failed to load/)
    await readRest(app, visit, ORDERS.begun)
    await reload(visit)
    await visit.see('已读 5 / 5')
    await agree(visit)
    await confirm(visit)
    await prove(visit)
    // The server has signed; its answer meets a page that is gone.
    let signed = () => {}
    const isSigned = new Promise<void>(resolve => (signed = resolve))
    await visit.page.route(
      '**/services/trustAppApi/contractSign',
      async route => {
        await route.fetch()
        signed()
        await route.abort('connectionreset').catch(() => undefined)
      },
      { times: 1 },
    )
    await write(visit)
    await isSigned
    await reload(visit)
    await visit.arriveAt(PAGES.signed)
    await visit.see('合同签署成功')
    assert.deepEqual([(await app.log('contractSign')).length, await statusOf(visit)], [1, '30'])
    await visit.close()
  })
})
