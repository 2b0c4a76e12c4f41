/** @run long: the same flow in a browser; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { INNER } from '@/contract/codes'
import { samplePdf } from '../../sandbox/testing/sample-files'
import { overflow, seriousFindings } from './audit'
import { specimenPhoto } from './card-photo'
import { until, useApp, type Visit } from './harness'
import {
  choose,
  fillFacts,
  type HandedFile,
  INVESTOR,
  open,
  promise,
  read,
  tapOff,
  typeFacts,
} from './investor-visit'
import { loginAgain } from './login-again'

const app = useApp()
const DAY = 86_400
const FILES = '选择文件'
const ALBUM = '从相册选择'

const pdf = (buffer = samplePdf()): HandedFile => ({ name: 'proof.pdf', mimeType: 'application/pdf', buffer })
const picture = (): HandedFile => ({
  name: 'IMG_0001.jpg',
  mimeType: 'image/jpeg',
  buffer: specimenPhoto('front'),
})
const rows = (visit: Visit) => visit.front().getByRole('listitem', { name: /^证明材料\d$/ })
const hasRows = (visit: Visit, count: number) =>
  until(`${count} files stand on the page`, async () => (await rows(visit).count()) === count)

/** What the office decides about the one that waits. */
async function decide(isPassed: boolean, reason = ''): Promise<void> {
  const [waiting] = await app.control<{ kind: string; id: string }[]>('GET', 'office?kind=investor')
  assert.equal(waiting?.kind, 'investor')
  await app.control('POST', 'office', { kind: waiting.kind, id: waiting.id, isPassed, reason })
}

/** From the standing to the proof. */
async function begin(visit: Visit, facts = {}): Promise<void> {
  await visit.tap('开始认定')
  await fillFacts(visit, facts)
  await visit.see('可以提交的材料')
}

/** From the proof to the last step. */
async function prove(visit: Visit): Promise<void> {
  await visit.tap(/^本人单独同意/, 'checkbox')
  await choose(visit, FILES, pdf())
  await visit.see('PDF文件，1 KB')
  const download = visit.page.waitForEvent('download')
  await visit.tap(/^查看证明材料\d$/, 'link')
  assert.match((await download).suggestedFilename(), /^证明材料\d\.pdf$/)
  await visit.tap('下一步')
  await visit.see('请核对')
}

/** From the last step to where people have it. */
async function handIn(visit: Visit): Promise<void> {
  await read(app, visit)
  await promise(visit)
  await visit.tap('提交认定')
  await visit.see(/材料正在审核，最迟 2026-11-25 以消息告知结果/)
}

async function applied(): Promise<Visit> {
  const visit = await open(app, 'U2')
  await begin(visit)
  await prove(visit)
  await handIn(visit)
  return visit
}

describe('investor-review', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('is refused, mended with what was filled in before, passed, and ends by the clock', async () => {
    const visit = await applied()
    await decide(false, '资产证明出具已超过3个月')
    await visit.open('/phone/message/importantnotice')
    await visit.see('合格投资者认定未通过')
    await visit.open(INVESTOR)
    await visit.see('原因：资产证明出具已超过3个月。您可以修改后重新提交，原来填写的内容已为您保留。')
    await visit.tap('重新申请认定')
    assert.equal(await visit.front().getByLabel('（元）').inputValue(), '3000000')
    assert.equal(await visit.front().getByLabel('投资经历（年）').inputValue(), '2')
    await visit.tap('下一步')
    await hasRows(visit, 1)
    // The new proof in the place of the old one.
    await visit.tap(/^本人单独同意/, 'checkbox')
    await visit.tap('删除证明材料1')
    await visit.see('删除这份文件？')
    await visit.page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
    await hasRows(visit, 0)
    await choose(visit, ALBUM, picture())
    await visit.see(/JPG图片，/)
    await visit.tap('下一步')
    await handIn(visit)
    await decide(true)
    await visit.page.reload()
    await visit.see('您已通过合格投资者认定。')
    await visit.see('2027-11-19')
    await visit.close()

    await app.control('POST', 'clock', { advanceSeconds: 365 * DAY })
    const later = await app.visit({ customer: 'U2' })
    await later.open('/phone/message/importantnotice')
    await later.see('合格投资者认定已过期')
    await later.open(INVESTOR)
    await later.see('认定已于 2027-11-19 到期。认购、追加前，请重新申请认定。')
    await later.close()
  })

  it('takes no file of another kind or size, and no amount or experience below the limits', async () => {
    const visit = await open(app, 'U2')
    await visit.tap('开始认定')
    await typeFacts(visit, { amount: '2999999.99', years: '1' })
    await tapOff(visit, '下一步')
    await visit.see('须不低于300万元')
    await visit.see('投资经历须满2年')
    await fillFacts(visit)
    await visit.see('可以提交的材料')
    // Not before the separate consent.
    await tapOff(visit, FILES)
    await visit.see('请先单独同意收集证明材料')
    await visit.tap(/^本人单独同意/, 'checkbox')
    const word = {
      name: 'proof.docx',
      mimeType: 'application/pdf',
      buffer: Buffer.from('PK\u0003\u0004word'),
    }
    for (const wrong of [word, pdf(Buffer.concat([samplePdf(), Buffer.alloc(10 * 1024 * 1024)]))]) {
      await choose(visit, FILES, wrong)
      await visit.see(/^仅支持JPG、PNG、PDF，单个文件不超过10MB$/)
    }
    // What only begins like one the server refuses.
    await choose(visit, FILES, pdf(Buffer.from('%PDF-1.4 and nothing more')))
    await visit.see('文件打不开或格式不符，仅支持JPG、PNG、PDF，请换一个')
    await visit.see('还缺证明材料')
    await visit.tap('删除证明材料1')
    await hasRows(visit, 0)
    assert.equal((await app.log('fileUploadStart')).length, 1)
    await visit.close()
  })

  it('is gone on with after a reload and on another device, and lies on none', async () => {
    const visit = await open(app, 'U2')
    await begin(visit, { criterion: /^家庭金融资产不低于/, amount: '8800000', years: '12' })
    await visit.tap(/^本人单独同意/, 'checkbox')
    await choose(visit, ALBUM, picture())
    await visit.see(/JPG图片，/)
    await visit.see(/已自动保存/)
    await until('the file is in the draft', async () =>
      (await app.log('draftSave')).some(({ requestData }) => /"fileId":"/.test(String(requestData.content))),
    )
    await visit.page.reload()
    await hasRows(visit, 1)
    const stored = await visit.page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    assert.doesNotMatch(stored, /8800000/)
    await visit.close()

    const other = await open(app, 'U2')
    await other.tap('继续填写')
    assert.equal(await other.front().getByLabel('（元）').inputValue(), '8800000')
    await other.tap('下一步')
    await hasRows(other, 1)
    await other.tap('下一步')
    await other.see('家庭金融资产不低于 500 万元')
    await other.see('8,800,000.00')
    await handIn(other)
    assert.equal((await app.log('qualifiedSubmit')).length, 1)
    // Back leads past every step that is over.
    await other.close()
  })

  it('whose answer was lost is found at once, or by the same button, or after a reload', async () => {
    for (const way of ['at once', 'by the button', 'reloaded'] as const) {
      await app.reset()
      const visit = await open(app, 'U2', INVESTOR, /Failed to load|net::/)
      await begin(visit)
      await prove(visit)
      await read(app, visit)
      await promise(visit)
      await visit.loseAnswer('qualifiedSubmit')
      // Who cannot be told how things stand either has to ask.
      if (way !== 'at once') await visit.page.route('**/qualifiedInfo', route => route.abort())
      const asked = visit.call('qualifiedInfo')
      await visit.tap('提交认定')
      if (way !== 'at once') {
        await visit.see(/结果尚未确认|网络连接失败/)
        await visit.over(await asked)
        await visit.page.unrouteAll()
        if (way === 'reloaded') await visit.page.reload()
        else await visit.tap('提交认定')
      }
      await visit.see(/材料正在审核，最迟 2026-11-25/)
      const sent = await app.log('qualifiedSubmit')
      assert.equal(new Set(sent.map(({ requestData }) => requestData.requestNo)).size, 1)
      assert.equal((await app.control<unknown[]>('GET', 'office?kind=investor')).length, 1)
      await visit.close()
    }
  })

  it('that another device handed in, and the office passed, is found while it is still filled in', async () => {
    const visit = await open(app, 'U2')
    await begin(visit)
    await prove(visit)
    const other = await open(app, 'U2')
    await other.tap('继续填写')
    await other.tap('下一步')
    await other.tap('下一步')
    await handIn(other)
    await decide(true)
    await other.close()

    await read(app, visit)
    await promise(visit)
    await visit.tap('提交认定')
    await visit.arriveAt(INVESTOR)
    await visit.see('您已通过合格投资者认定。')
    await visit.close()
  })

  it('is gone on with over the login when the session ends in the middle', async () => {
    const visit = await app.visit({ customer: 'U2' })
    await visit.open(INVESTOR)
    await visit.tap('开始认定')
    await typeFacts(visit, { amount: '8800000', years: '12' })
    await until('it is in the draft', async () =>
      (await app.log('draftSave')).some(
        ({ requestData }) =>
          /8800000/.test(String(requestData.content)) && /"12"/.test(String(requestData.content)),
      ),
    )
    await app.control('POST', 'expire', {})
    await visit.tap(/^家庭金融资产不低于/, 'radio')
    await loginAgain(app, visit, '19900000002')
    await visit.page.waitForURL(url => url.pathname === INVESTOR)
    await visit.see('只需符合一项')
    assert.equal(await visit.front().getByLabel('（元）').inputValue(), '8800000')
    assert.equal(await visit.front().getByLabel('投资经历（年）').inputValue(), '12')
    await visit.tap('下一步')
    await visit.see('可以提交的材料')
    assert.equal((await app.log('qualifiedSubmit')).length, 0)
    await visit.close()
  })

  it('says what to do when the server has no room for the file, and goes on with it once there is', async () => {
    // Nor has it room for what analytics tells.
    const visit = await open(app, 'U2', INVESTOR, /status of 503/)
    await begin(visit, { amount: '8800000' })
    await visit.tap(/^本人单独同意/, 'checkbox')
    await app.control('POST', 'disk', { isFull: true })
    await choose(visit, ALBUM, picture())
    // Between its tries it waits longer and longer.
    const isGivenUp = () => visit.sees('系统繁忙，还没有传完。已传的部分会保留，请点“继续上传”')
    await until('it was given up', async () => {
      if (await isGivenUp()) return true
      await visit.page.clock.runFor(1000)
      return false
    })
    await app.control('POST', 'disk', { isFull: false })
    await visit.tap('继续上传', 'link')
    await visit.see(/JPG图片，/)
    await hasRows(visit, 1)
    await visit.tap('下一步')
    await visit.see('8,800,000.00')
    const finished = (await app.log('fileUploadFinish')).filter(
      ({ innerCode }) => innerCode === INNER.success,
    )
    assert.equal(finished.length, 1)
    await visit.close()
  })

  it('shows nothing of anybody else, and no step to who cannot apply', async () => {
    const visit = await applied()
    const [application] = await app.control<{ id: string }[]>('GET', 'office?kind=investor')
    await visit.close()
    const stranger = await app.visit({ customer: 'U6' })
    await stranger.open(`${INVESTOR}?step=review`)
    await stranger.arriveAt(INVESTOR)
    await stranger.see('88,000,000.00')
    assert.ok(!(await stranger.words()).includes(application?.id ?? 'none'))
    await stranger.close()
  })

  it('goes back past every step once it is handed in, to what was there before', async () => {
    const visit = await app.visit({ customer: 'U2' })
    await visit.takeTime()
    await visit.open('/phone/realNameAuth/IDCard/identifyInfo')
    await visit.tap('去认定', 'link')
    await begin(visit)
    await prove(visit)
    await handIn(visit)
    await visit.tap('返回继续办理')
    await visit.arriveAt('/phone/realNameAuth/IDCard/identifyInfo')
    await visit.see('材料正在审核，最迟 2026-11-25 告知结果，无需重复提交。')
    await visit.close()
  })

  for (const scale of [150, 200]) {
    it(`stands whole at ${scale} %`, async () => {
      const visit = await open(app, 'U2', `${INVESTOR}?multipleView=${scale}`)
      const check = async () =>
        assert.deepEqual([await overflow(visit), await seriousFindings(visit)], [[], []])
      await visit.see('怎样办理')
      await check()
      await visit.tap('开始认定')
      await visit.see('只需符合一项')
      await check()
      await fillFacts(visit)
      await visit.see('可以提交的材料')
      await visit.tap(/^本人单独同意/, 'checkbox')
      await choose(visit, FILES, pdf())
      await visit.see('PDF文件，1 KB')
      await check()
      await visit.tap('下一步')
      await visit.see('请核对')
      await check()
      await visit.close()
    })
  }
})
