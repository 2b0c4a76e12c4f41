/** @run long: the same flow on a phone; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'
import { checkFace, photographCard } from './id-card-steps'
import { fillFacts, handIn, prove, read } from './investor-steps'
import type { Phone } from './phone'
import { confirmResult, takeTest } from './risk-steps'
import { declareChina } from './tax-steps'

const app = useApp()
const PRODUCT = 'packages/products/product/product-detail/index?productId=C01'
const FACE_CONSENT = '我同意为本次身份确认处理我的人脸信息'
const AMOUNT = '300000'

/** Back at the product, with the amount as it was typed (E2, E3); it is open once, however many gates were passed. */
async function isBack(phone: Phone): Promise<void> {
  await phone.arriveAt(PRODUCT.split('?')[0] ?? '')
  await phone.see('产品特点')
  await phone.until('the amount is there again', () => phone.field('认购金额（元）').value === AMOUNT)
  const places = phone.host.pages.filter(({ route }) => PRODUCT.startsWith(route))
  assert.equal(places.length, 1)
}

/** Through the gate of this sentence: the way past it stands below the sentence, which the button below says as well. */
async function pass(phone: Phone, sentence: string): Promise<void> {
  await phone.see(sentence)
  await phone.tap('完成后回到这里继续办理，已填金额会保留')
}

async function proveIdentity(phone: Phone): Promise<void> {
  await photographCard(phone)
  await phone.tap('下一步：人脸识别')
  await phone.tap(FACE_CONSENT)
  await checkFace(app, phone, 'passed')
  await phone.see('实名认证已通过')
}

async function qualify(phone: Phone): Promise<void> {
  await phone.tap('开始认定')
  await phone.see('只需符合一项')
  await fillFacts(phone)
  await prove(phone)
  await handIn(app, phone)
  const [waiting] = await app.control<{ id: string }[]>('GET', 'office?kind=investor')
  await app.control('POST', 'office', { kind: 'investor', id: waiting?.id, isPassed: true, reason: '' })
}

describe('gates-chain', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('leads a new customer in order through all that is missing, and back to the amount (gates-in-order, E2)', async () => {
    const phone = await app.launch({ customer: 'U3', path: PRODUCT })
    await phone.see('私募产品仅向合格投资者展示')
    await phone.tap('阅读声明并确认')
    await phone.tap('完成后回到这里继续办理')
    await proveIdentity(phone)
    await phone.tap('返回继续办理')
    await phone.see('浏览前，请阅读声明并确认')
    await read(app, phone)
    await phone.tapOn('.agreement-box__target')
    await phone.tap('确认并继续')
    await phone.tap('返回继续浏览')
    await phone.see('产品特点')
    await phone.type('认购金额（元）', AMOUNT)
    await phone.see(/已自动保存/)
    await pass(phone, '请先完成税收居民身份声明')
    await declareChina(app, phone, '陈新')
    await phone.tap(/^返回继续/)
    await isBack(phone)
    await pass(phone, '请先完成风险测评')
    await takeTest(phone, '开始测评')
    await confirmResult(app, phone)
    await isBack(phone)
    await pass(phone, '请先完成合格投资者认定')
    await qualify(phone)
    phone.close()
    const later = await app.launch({ customer: 'U3', path: PRODUCT })
    await isBack(later)
    await later.tap('认购')
    await later.see('确认认购')
    later.close()
  })
})
