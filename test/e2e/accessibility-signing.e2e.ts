/** @run long: the same flow in a browser; its rules and stores are in Jest */
import { beforeEach, describe, it } from 'node:test'
import { checkLooks, lookAsUsual } from './check-screens'
import { useApp, type Visit } from './harness'
import { answer, ANSWERS, button, NO_CAMERA } from './recording-steps'
import {
  agree,
  code,
  confirm,
  consent,
  face,
  fillIn,
  ORDERS,
  PAGES,
  prove,
  readRest,
  write,
} from './signing-steps'
import { decideLast } from './trust-steps'

const app = useApp()
const APPLICATION = '/phone/familyDetailProjects/projectdetails?applyId=FA4'
/** Rejected before, 24 by oneself. */
const RECORDING = '/phone/doubleRecord/list?recordId=D2026111010012'

/** What is shown now passes in every theme and size; the customer then goes on as before. */
async function look(visit: Visit, text: string | RegExp): Promise<void> {
  const ready = () => visit.see(text)
  await ready()
  await checkLooks(visit, ready)
  await lookAsUsual(visit)
}

const openCalm = () => app.visit({ customer: 'U1', reducedMotion: 'reduce' })

/** From the papers, read in the background, to what they say in short. */
async function toConfirmation(visit: Visit, orderId: string): Promise<void> {
  await readRest(app, visit, orderId)
  await visit.page.reload()
  await visit.see('已读 5 / 5')
  await agree(visit)
}

describe('signing, for everybody', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('of an order: identity, code, and the signature by hand and typed', async () => {
    const visit = await openCalm()
    await visit.open(`${PAGES.contract}?orderId=${ORDERS.begun}`)
    await toConfirmation(visit, ORDERS.begun)
    await visit.see('所在地区')
    await look(visit, '确认无误，下一步')
    await confirm(visit)
    await look(visit, '开始身份确认')
    await consent(visit)
    await look(visit, '请完成人脸识别')
    await face(visit, '识别通过')
    await visit.see('人脸识别已通过，请继续提交')
    await consent(visit)
    await look(visit, '短信验证签署')
    await code(app, visit)
    await look(visit, '请签 林致远')
    await visit.tap('改用输入')
    await look(visit, '请先键入姓名')
    await visit.close()
  })

  it('of a family trust: what is confirmed, and the sheet that hands the property in', async () => {
    await decideLast(app, 'ftApplication')
    const visit = await openCalm()
    await visit.open(APPLICATION)
    await visit.tap('签署合同')
    await visit.arriveAt(PAGES.contract)
    await toConfirmation(visit, 'FA4')
    await fillIn(visit)
    await look(visit, '信托内容')
    await visit.tap('确认无误，下一步')
    await visit.arriveAt(PAGES.signature)
    await prove(app, visit)
    await write(visit)
    await visit.arriveAt(PAGES.signed)
    await look(visit, '合同签署成功')
    await visit.tap('完成')
    await visit.tap('提交交付凭证')
    await look(visit, '交付凭证')
    await visit.close()
  })
})

describe('recording, for everybody', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('before the camera, with it, while it records, after a no, and before it is handed in', async () => {
    const visit = await openCalm()
    await visit.open(RECORDING)
    await button(visit, '开始录制').click()
    await look(visit, '打开摄像头')
    await visit.tap('打开摄像头')
    await look(visit, '请将面部放入框内')
    await button(visit, '开始录制本题').click()
    await look(visit, /^录制中 /)
    await button(visit, '不是').click()
    await look(visit, /不能继续双录/)
    for (const text of ANSWERS) await answer(visit, text)
    await look(visit, '已录完，请提交')
    await visit.close()
  })

  it('without a camera: every other way on', async () => {
    const visit = await app.visit({
      customer: 'U1',
      reducedMotion: 'reduce',
      initScript: NO_CAMERA,
    })
    await visit.open(RECORDING)
    await button(visit, '开始录制').click()
    await button(visit, '打开摄像头').click()
    await look(visit, '没有使用摄像头和麦克风的权限')
    await visit.close()
  })
})
