/** @run short: camera, canvas and the service that leads away */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fileFacts } from '../../sandbox/files/file-facts'
import { inkShare } from '../../sandbox/files/png-ink'
import { overflow, seriousFindings } from './audit'
import { until, useApp } from './harness'
import {
  button,
  draw,
  inkOnPad,
  near,
  open,
  padOf,
  type Place,
  placesOn,
  shoot,
  sign,
  strokesOf,
  toldOf,
} from './signature-visit'

const app = useApp()
const MOBILE = '19900000001'

describe('signing', { concurrency: 1 }, () => {
  it('stands whole on every phone, in care mode, dark and sideways, by hand and by keyboard', async () => {
    for (const [name, look] of [
      ['plain', {}],
      ['care-200', { scale: 200 }],
      ['care-320', { scale: 200, width: 320, height: 640 }],
      ['dark', { isDark: true }],
      ['landscape', { width: 812, height: 375 }],
    ] as const) {
      const visit = await open(app, look)
      const { page: tab } = visit
      const check = async (what: string) => {
        assert.deepEqual(await overflow(visit), [], `${name} ${what}`)
        assert.deepEqual(await seriousFindings(visit), [], `${name} ${what}`)
      }
      const box = await padOf(tab).boundingBox()
      assert.ok(box && box.height >= 298, `${name}: a pad of ${box?.height}`)
      await check('empty')
      await padOf(tab).scrollIntoViewIfNeeded()
      await sign(tab)
      await shoot(tab, name)
      await shoot(tab, `${name}-full`, true)
      const least = name.startsWith('care') ? 60 : 44
      for (const target of await tab.getByRole('button').all()) {
        const size = await target.boundingBox()
        assert.ok(
          size && size.height >= least && size.width >= least,
          `${name}: ${await target.textContent()}`,
        )
      }
      await button(tab, '横屏签写').click()
      await check('turned')
      await shoot(tab, `${name}-turned`)
      await button(tab, '完成').click()
      await button(tab, '改用输入').click()
      await check('typed')
      await shoot(tab, `${name}-typed`)
      await visit.close()
    }
  })

  it('strokes come as they are drawn; the last one goes, all go, and a dot is no signature', async () => {
    const visit = await open(app)
    const { page: tab } = visit
    await tab.getByText('请先签名').waitFor()
    assert.equal(await button(tab, '撤销一笔').getAttribute('aria-disabled'), 'true')
    await draw(tab, [[0.5, 0.5]])
    await tab.getByText('已签 1 笔').waitFor({ state: 'attached' })
    await tab.getByText('请先签名').waitFor()
    await draw(tab, [
      [0.2, 0.5],
      [0.6, 0.5],
    ])
    await tab.getByText('请先签名').waitFor({ state: 'detached' })
    const [, line = []] = await strokesOf(tab)
    near(line[0]?.x, 0.2)
    near(line.at(-1)?.x, 0.6)
    assert.ok(line.length > 3 && (line.at(-1)?.t ?? 0) >= (line[0]?.t ?? 0))
    const inked = await inkOnPad(tab)
    assert.ok(inked > 0.001)
    await button(tab, '撤销一笔').click()
    await tab.getByText('已签 1 笔').waitFor({ state: 'attached' })
    assert.ok((await inkOnPad(tab)) < inked)
    await button(tab, '清除重写').click()
    await tab.getByText('还没有落笔').waitFor({ state: 'attached' })
    assert.equal(await inkOnPad(tab), 0)
    await visit.close()
  })

  it('a finger draws and moves no page; a second one draws nothing; one that the browser takes away leaves nothing', async () => {
    const visit = await open(app, { hasTouch: true, height: 640 })
    const { page: tab } = visit
    const session = await visit.context.newCDPSession(tab)
    const touch = async (type: string, fingers: readonly (readonly [id: number, place: Place])[]) => {
      const places = await placesOn(
        tab,
        fingers.map(([, place]) => place),
      )
      const touchPoints = places.map(([x, y], index) => ({ x, y, id: fingers[index]?.[0] ?? 0 }))
      await session.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints })
    }
    await touch('touchStart', [[1, [0.3, 0.7]]])
    for (const y of [0.6, 0.5, 0.4, 0.3]) await touch('touchMove', [[1, [0.3, y]]])
    await touch('touchStart', [
      [1, [0.3, 0.3]],
      [2, [0.7, 0.3]],
    ])
    await touch('touchMove', [
      [1, [0.3, 0.25]],
      [2, [0.7, 0.6]],
    ])
    await touch('touchEnd', [])
    await tab.getByText('已签 1 笔').waitFor({ state: 'attached' })
    const [line = []] = await strokesOf(tab)
    assert.ok(line.every(({ x }) => Math.abs(x - 0.3) < 0.01))
    assert.equal(await tab.evaluate(() => window.scrollY), 0)
    const inked = await inkOnPad(tab)
    await touch('touchStart', [[1, [0.6, 0.3]]])
    await touch('touchMove', [[1, [0.6, 0.6]]])
    assert.ok((await inkOnPad(tab)) > inked)
    await touch('touchCancel', [])
    await until('the stroke stayed', async () => (await inkOnPad(tab)) === inked)
    assert.equal((await strokesOf(tab)).length, 1)
    await visit.close()
  })

  it('another size of the window keeps what is written', async () => {
    const visit = await open(app)
    const { page: tab } = visit
    await sign(tab)
    const before = await strokesOf(tab)
    await tab.setViewportSize({ width: 320, height: 640 })
    await until('not drawn anew', async () => (await inkOnPad(tab)) > 0.005)
    assert.deepEqual(await strokesOf(tab), before)
    await visit.close()
  })

  it('sideways the lines run down the screen, and the page shows them upright', async () => {
    const visit = await open(app)
    const { page: tab } = visit
    await button(tab, '横屏签写').click()
    // From the top of the screen to its bottom is from the left to the right of the paper.
    await draw(tab, [
      [0.5, 0.2],
      [0.5, 0.8],
    ])
    await button(tab, '完成').click()
    const [line = []] = await strokesOf(tab)
    near(line[0]?.x, 0.2)
    near(line.at(-1)?.x, 0.8)
    assert.ok(line.every(({ y }) => Math.abs(y - (line[0]?.y ?? 0)) < 0.01))
    // Upright a stroke of the page keeps both.
    await draw(tab, [
      [0.5, 0.3],
      [0.5, 0.6],
    ])
    assert.equal((await strokesOf(tab)).length, 2)
    await visit.close()
  })

  it('the server has the picture, dark on white in dark mode too, and says what it is called', async () => {
    const visit = await open(app, { isDark: true })
    const { page: tab } = visit
    await sign(tab)
    await app.clearLog()
    const pieces: string[] = []
    tab.on('request', request => {
      if (!request.url().endsWith('/fileUploadPiece')) return
      pieces.push(
        (request.postDataJSON() as { requestData: { pieceBase64: string } }).requestData.pieceBase64,
      )
    })
    await button(tab, '确认签名').click()
    await until('not signed', async () => (await toldOf(tab)).length === 1)
    const [value] = await toldOf(tab)
    assert.match((value as { signFileId: string }).signFileId, /^[\w-]{24}$/)
    const picture = Buffer.concat(pieces.map(piece => Buffer.from(piece, 'base64')))
    const facts = fileFacts(picture)
    assert.deepEqual([facts?.mime, facts?.width, facts?.height], ['image/png', 900, 450])
    const ink = inkShare(picture) ?? 0
    assert.ok(ink > 0.01 && ink < 0.2, `${ink} of the picture is ink`)
    assert.ok(picture.length < 40_000, `${picture.length} bytes`)
    await visit.close()
  })

  it('without a line it waits and goes on by itself', async () => {
    const visit = await open(app)
    const { page: tab } = visit
    await sign(tab)
    await visit.context.setOffline(true)
    await button(tab, '确认签名').click()
    await tab.getByText('网络断开，恢复后自动继续').waitFor()
    await visit.context.setOffline(false)
    await until('not signed', async () => (await toldOf(tab)).length === 1)
    await visit.close()
  })

  it('who cannot write types the name: a wrong one is told at once, the right one needs the code', async () => {
    const visit = await open(app)
    const { page: tab } = visit
    await button(tab, '改用输入').click()
    await tab.getByText('请先键入姓名').waitFor()
    await tab.getByLabel('姓名').fill('林志远')
    await button(tab, '确认签名').click()
    await tab.getByText('与证件姓名不一致，请核对后重新输入').waitFor()
    await tab.getByLabel('姓名').fill('林致远')
    await button(tab, '确认签名').click()
    const sheet = tab.getByRole('dialog', { name: '短信确认签名' })
    await sheet.getByRole('button', { name: '获取验证码' }).click()
    await sheet.getByText(/秒后重新获取/).waitFor()
    await tab.getByLabel('短信验证码', { exact: true }).fill(await app.lastCode(MOBILE))
    await sheet.getByRole('button', { name: '确认签名' }).click()
    await until('not signed', async () => (await toldOf(tab)).length === 1)
    await visit.close()
  })

  it('the way back and the papers are at hand', async () => {
    const visit = await open(app)
    await visit.page.getByRole('link', { name: /个人税收居民身份声明文件/ }).click()
    await button(visit.page, '上一步').click()
    assert.deepEqual(await toldOf(visit.page), ['papers', 'back'])
    await visit.close()
  })
})
