/** @run long: the same flow in a browser; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { samplePdf } from '../../sandbox/testing/sample-files'
import { checkFace, confirmCard } from './id-card-visit'
import { useApp, type Visit } from './harness'
import { choose, fillFacts, promise, read } from './investor-visit'
import { sign } from './signature-visit'

const app = useApp()
const DETAIL = '/phone/product/productDetail'
const AMOUNT = '300000'
const QUESTIONS = 15

const amountOf = (visit: Visit) => visit.front().getByRole('textbox').first()

/** Back at the product, with the amount as it was typed (E2, E3); it is open once, however many gates were passed. */
async function isBack(visit: Visit): Promise<void> {
  await visit.arriveAt(DETAIL)
  await visit.see('产品特点')
  await visit.see(/已自动保存/)
  assert.equal(await amountOf(visit).inputValue(), AMOUNT)
  assert.equal(await visit.page.locator('main').filter({ hasText: '产品特点' }).count(), 1)
}

/** Through the gate of this sentence. */
const pass = (visit: Visit, sentence: string) => visit.tap(new RegExp(`^${sentence}`), 'link')

async function declareTax(visit: Visit): Promise<void> {
  await visit.tap(/仅为中国税收居民/, 'radio')
  await visit.front().getByRole('checkbox').click()
  await visit.tap('签名并提交')
  await visit.see('请签')
  await sign(visit.page)
  await visit.tap('确认签名')
  await visit.see('声明已生效')
}

async function takeRiskTest(visit: Visit): Promise<void> {
  await visit.tap(/问卷由本人自主填写/, 'checkbox')
  await visit.tap('开始测评')
  for (let number = 1; number <= QUESTIONS; number += 1) {
    const place = visit.front().getByRole('img', { name: `第 ${number} 题，共 ${QUESTIONS} 题` })
    await place.first().waitFor()
    await visit.front().getByRole('radio').nth(1).click()
    await visit.tap(number < QUESTIONS ? '下一题' : '提交')
  }
  await visit.see('与产品风险等级的匹配')
  await visit.tap('确认结果')
  await visit.tap('获取验证码')
  await visit.see(/\d+ 秒后重新获取/)
  await visit
    .front()
    .getByLabel('短信验证码', { exact: true })
    .fill(await app.lastCode())
  await visit.tap('确认结果')
}

async function qualify(visit: Visit): Promise<void> {
  await visit.tap('开始认定')
  await fillFacts(visit)
  await visit.see('可以提交的材料')
  await visit.tap(/^本人单独同意/, 'checkbox')
  await choose(visit, '选择文件', { name: 'proof.pdf', mimeType: 'application/pdf', buffer: samplePdf() })
  await visit.see('PDF文件，1 KB')
  await visit.tap('下一步')
  await visit.see('请核对')
  await read(app, visit)
  await promise(visit)
  await visit.tap('提交认定')
  await visit.see(/材料正在审核/)
  const [waiting] = await app.control<{ kind: string; id: string }[]>('GET', 'office?kind=investor')
  await app.control('POST', 'office', { kind: 'investor', id: waiting?.id, isPassed: true, reason: '' })
}

describe('purchase-gates', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('lead a new customer in order through all that is missing, and back to the amount (E2)', async () => {
    const visit = await app.visit({ customer: 'U3' })
    await visit.open(`${DETAIL}?productId=C01`)
    await visit.see('私募产品仅向合格投资者展示')
    await visit.tap('阅读声明并确认')
    await visit.tap(/^请先完成实名认证/, 'link')
    await confirmCard(visit)
    await checkFace(visit, '识别通过')
    await visit.tap('返回继续办理')
    await visit.see('合格投资者声明')
    await visit.takeTime()
    await read(app, visit)
    await visit.tap(/^本人已阅读《合格投资者声明》，确认符合/, 'checkbox')
    await visit.tap('确认并继续')
    await visit.tap('返回继续浏览')
    await visit.see('产品特点')
    await amountOf(visit).fill(AMOUNT)
    await pass(visit, '请先完成税收居民身份声明')
    await declareTax(visit)
    await visit.tap(/^返回继续/)
    await isBack(visit)
    await pass(visit, '请先完成风险测评')
    await takeRiskTest(visit)
    await isBack(visit)
    await pass(visit, '请先完成合格投资者认定')
    await qualify(visit)
    await visit.open(`${DETAIL}?productId=C01`)
    await isBack(visit)
    await visit.tap('认购')
    await visit.see('确认认购')
    await visit.close()
  })

  it('of an expired ID card keep the amount over the renewal (E3)', async () => {
    const visit = await app.visit({ customer: 'U4' })
    await visit.takeTime()
    await visit.open('/phone/product/productDetailFix?productId=C02')
    await visit.tap('阅读声明并确认')
    await read(app, visit)
    await visit.tap(/^本人已阅读《合格投资者声明》，确认符合/, 'checkbox')
    await visit.tap('确认并继续')
    await visit.tap('返回继续浏览')
    await visit.see('产品特点')
    await amountOf(visit).fill(AMOUNT)
    await pass(visit, '您的证件已过期，请更新')
    await confirmCard(visit, {}, 'U4')
    await checkFace(visit, '识别通过')
    await visit.tap('返回继续办理')
    await visit.see('产品特点')
    await visit.see('风险测评结果已过期，请重新测评')
    assert.equal(await amountOf(visit).inputValue(), AMOUNT)
    await visit.close()
  })
})
