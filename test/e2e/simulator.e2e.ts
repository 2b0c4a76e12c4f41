/** @run short: the bridge of the native app */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import type { FrameLocator } from 'playwright-core'
import { until, useApp, type Visit } from './harness'

const app = useApp()
const DESK = { width: 1280, height: 1000 }

interface Message {
  readonly direction: string
  readonly name: string
  readonly payload: unknown
}

/** Opens the simulator with a host, a customer and a start page, and returns its phone. */
async function open(visit: Visit, host: string, customer: string, path: string): Promise<FrameLocator> {
  await visit.page.goto(
    `${app.url}/simulator/?host=${host}&customer=${customer}&path=${encodeURIComponent(path)}`,
  )
  const phone = visit.page.frameLocator('iframe')
  await phone.locator('main').first().waitFor()
  return phone
}

/** What the page keeps of the calls it has no place to show yet; nothing but its own memory holds it. */
interface Taken {
  readonly front?: { readonly url: string; readonly fileId: string }
  readonly moduleFiles: { readonly mateFrontFileId: string }
  readonly holdingPhotos: { readonly fileId: string }[]
  readonly facialPhotos: { readonly url: string; readonly fileId: string }[]
  readonly bankNo: string
  readonly isUpdating: boolean
}

const NOTHING_TAKEN: Taken = {
  moduleFiles: { mateFrontFileId: '' },
  holdingPhotos: [],
  facialPhotos: [],
  bankNo: '',
  isUpdating: false,
}

/** The identity store of the page in the phone, among the stores that its providers carry; it comes with the first call. */
const taken = (phone: FrameLocator): Promise<Taken> =>
  phone
    .locator('main')
    .first()
    .evaluate((main, nothing) => {
      interface Fiber {
        readonly return: Fiber | null
        readonly memoizedProps: { readonly value?: { readonly packageStores?: Map<unknown, object> } } | null
      }
      for (let box: Element | null = main; box; box = box.parentElement) {
        const key = Object.keys(box).find(name => name.startsWith('__reactFiber$'))
        let fiber = key === undefined ? null : (box as unknown as Record<string, Fiber>)[key]
        for (; fiber; fiber = fiber.return) {
          const stores = fiber.memoizedProps?.value?.packageStores
          if (!stores) continue
          const identity = [...stores.values()].find(store => 'facialPhotos' in store) ?? nothing
          return JSON.parse(JSON.stringify(identity)) as never
        }
      }
      throw new Error('no provider carries the stores')
    }, NOTHING_TAKEN)

/** Everything the simulator has recorded. */
const recorded = (visit: Visit): Promise<Message[]> =>
  visit.page.evaluate(
    () => (window as unknown as { trustSimulator: { messages: Message[] } }).trustSimulator.messages,
  )

const press = (visit: Visit, name: string) => visit.page.getByRole('button', { name, exact: true }).click()

describe('the product inside the pretend native app', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  for (const host of ['ios', 'android'] as const) {
    it(`${host}: asks for the login and goes on as the customer`, async () => {
      const visit = await app.visit({ viewport: DESK })
      const phone = await open(visit, host, 'U1', '/phone/assetsReport/entry')
      await phone.getByText('开始阅读').waitFor()
      await visit.page
        .getByText(/^goLogin/)
        .first()
        .waitFor()
      assert.equal((await app.log('userDetail')).at(-1)?.customer, 'U1')
      await visit.close()
    })

    it(`${host}: receives every native call, and what it shows the customer sees`, async () => {
      const visit = await app.visit({ viewport: DESK })
      const phone = await open(visit, host, 'U1', '/phone/message/list')
      await phone.getByText('11 条未读').waitFor()
      await visit.page.locator('#module').selectOption({ label: '委托人配偶，人像面' })
      await press(visit, '图片1 身份证人像面')
      // A call waits in the page until it has begun to listen.
      const front = await until(
        'the picture has come',
        () => taken(phone),
        taking => taking.front !== undefined,
      )
      assert.deepEqual(
        [front.front, front.moduleFiles.mateFrontFileId],
        [{ url: `${app.url}/sandbox/specimens/U1/front/fine.jpg`, fileId: 'sim-image-1' }, 'sim-image-1'],
      )
      await press(visit, '图片5 人脸照片')
      const { facialPhotos } = await until(
        'the face has come',
        () => taken(phone),
        ({ facialPhotos }) => facialPhotos.length > 0,
      )
      assert.deepEqual(facialPhotos, [
        { url: `${app.url}/sandbox/assets/sample-face.png`, fileId: 'sim-image-2' },
      ])
      await press(visit, '银行卡号')
      await until('the card has come', async () => (await taken(phone)).bankNo === '6200000000000005')
      await press(visit, '更新中')
      await until('the flag has come', async () => (await taken(phone)).isUpdating)
      await press(visit, '取消弹窗')
      await press(visit, '消息全部已读')
      await phone.getByText('没有未读消息').waitFor()
      assert.equal((await app.log('messageReadAll')).length, 1)
      await press(visit, '失败次数 +1')
      await phone.getByText('人脸识别未通过，已失败 1 次').waitFor()
      const stored = await phone
        .locator('main')
        .first()
        .evaluate(() => localStorage.getItem('failCountAuth'))
      assert.equal(stored, '1')
      assert.deepEqual(
        (await recorded(visit)).filter(({ direction }) => direction === 'toPage').map(({ name }) => name),
        [
          'setImageFileId',
          'setImageFileId',
          'setBankNo',
          'setUpdateStatus',
          'openCancelDialog',
          'noticeAllRead',
          'showFailCount',
        ],
      )
      // What a call without a receiver or an error in one would leave behind.
      assert.deepEqual(
        (await recorded(visit)).filter(({ name }) => /没有函数|抛出异常/.test(name)),
        [],
      )
      await phone.locator('body').evaluate(() => Object.assign(window, { isOld: true }))
      await press(visit, '重新加载')
      await until('the page was loaded anew', () =>
        phone
          .locator('body')
          .evaluate(() => !('isOld' in window) && document.querySelector('main') !== null)
          .catch(() => false),
      )
      await phone.getByText('没有未读消息').waitFor()
      await visit.close()
    })
  }

  it('a photo that the page asks for is handed in by the app, and the page is told its id', async () => {
    const visit = await app.visit({ viewport: DESK })
    const phone = await open(visit, 'android', 'U1', '/phone/message/list')
    await phone.getByText('11 条未读').waitFor()
    const body = phone.locator('body')
    const ask = () =>
      body.evaluate(() => {
        const { trustAppAndroid } = window as unknown as {
          trustAppAndroid: { postMessage(text: string): void }
        }
        const data = { type: '3', moduleCode: '', moduleName: '' }
        trustAppAndroid.postMessage(JSON.stringify({ action: 'takePhoto', data, callId: '1' }))
      })
    // The frame may be loaded anew for the customer at this very moment.
    await until('the page could be asked', () =>
      ask().then(
        () => true,
        () => false,
      ),
    )
    const fileIdOf = async () => (await taken(phone)).holdingPhotos[0]?.fileId
    await until('no photo came', async () => (await fileIdOf()) !== undefined)
    const info = await body.evaluate(
      async (_body, fileId) => {
        const answer = await fetch('/services/trustAppApi/fileUploadInfo', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ requestData: { fileId } }),
        })
        const { result } = (await answer.json()) as { result: { data: { width: number; height: number } } }
        return [result.data.width, result.data.height]
      },
      await fileIdOf(),
    )
    assert.deepEqual(info, [1280, 960])
    await visit.close()
  })

  it('drops junk with a console warning and stores nothing', async () => {
    const visit = await app.visit({ viewport: DESK, expectedErrors: /\[app\] dropped/ })
    const warnings: string[] = []
    visit.page.on('console', message => {
      if (message.type() === 'warning') warnings.push(message.text())
    })
    const phone = await open(visit, 'android', 'U1', '/phone/home')
    const junk = [
      '图片类型 9',
      '残缺的 JSON',
      'javascript: 地址',
      '陌生主机的图片',
      '缺少 fileId',
      '卡号是文字',
      '失败次数 -1',
    ]
    for (const name of junk) await press(visit, name)
    // A sound call is the last: what it shows is there when everything before it was dropped.
    await press(visit, '深色外观')
    await until('a warning for each', () => warnings.length >= junk.length)
    await phone.locator('html[data-theme=dark]').waitFor()
    assert.equal(warnings.length, junk.length)
    assert.ok(warnings.every(text => text.startsWith('[app] dropped')))
    assert.equal(
      await phone
        .locator('main')
        .first()
        .evaluate(() => localStorage.getItem('failCountAuth')),
      null,
    )
    await visit.close()
  })

  it('covers a contract in the native app, and no longer the page after it', async () => {
    const visit = await app.visit({ viewport: DESK })
    const phone = await open(visit, 'android', 'U1', '/phone/myPosition/positiondetailsclient?trustId=FT1')
    await visit.page
      .getByText(/^goLogin/)
      .first()
      .waitFor()
    const covered = visit.page.locator('#secure')
    await open(visit, 'android', 'U1', '/phone/myPosition/trustcontract?trustId=FT1')
    await covered.waitFor({ state: 'visible' })
    await phone.getByRole('link', { name: '帮助中心' }).click()
    await covered.waitFor({ state: 'hidden' })
    await visit.close()
  })

  it('hands the advisor to the address book of the native app', async () => {
    const visit = await app.visit({ viewport: DESK })
    const phone = await open(visit, 'ios', 'U1', '/phone/wealthadvisor')
    await phone.getByRole('button', { name: '保存联系人' }).click()
    await visit.page.getByText(/系统通讯录：新建联系人 \S+ 1\d{10}/).waitFor()
    await visit.close()
  })

  it('hands the poster to the native app and shares a card without name, product or amount', async () => {
    const visit = await app.visit({ viewport: DESK })
    const phone = await open(visit, 'ios', 'U6', '/phone/assetsReport/entry')
    await visit.page
      .getByText(/^goLogin/)
      .first()
      .waitFor()
    await open(visit, 'ios', 'U6', '/phone/assetsReport/result')
    await phone.getByText('388').first().waitFor()
    await phone.getByRole('button', { name: /保存海报/ }).click()
    await visit.page
      .getByText(/^saveImage（/)
      .first()
      .waitFor()
    await phone.getByRole('button', { name: /分享/ }).click()
    await visit.page
      .getByText(/^share（/)
      .first()
      .waitFor()
    const messages = await recorded(visit)
    const shared = JSON.stringify(messages.filter(message => message.name.startsWith('share')))
    assert.ok(shared.includes('pageShare=1'))
    assert.ok(!/何久|388|远岚·|\d{1,3},\d{3}|%/.test(decodeURIComponent(shared)), shared)
    await visit.close()
  })

  it('is as in a mini-program web-view: no scale appended, home icon for a shared link', async () => {
    const visit = await app.visit({ viewport: DESK })
    const phone = await open(visit, 'webview', 'U1', '/phone/home?pageShare=1&multipleView=150')
    const address = () => phone.locator('body').evaluate(() => location.pathname + location.search)
    await phone.getByRole('link', { name: '帮助中心' }).first().click()
    await phone.getByText('大家常问').waitFor()
    assert.equal(await address(), '/phone/helpCenter', 'the scale was appended')
    await phone.locator('body').evaluate(() => history.back())
    await phone.getByRole('button', { name: '回到首页' }).click()
    await visit.page
      .getByText(/switchTab/)
      .first()
      .waitFor()
    await visit.close()
  })
})
