import { sampleMp4 } from '../../sandbox/testing/sample-video'
import type { Phone } from './phone'

/** What is answered to the questions, one after the other. */
const ANSWERS = ['是本人', '已阅读', '我了解', '我愿意', '我清楚']
/** Longer than any question has to be heard. */
const HEARD_MS = 10_000

/** Films the customer's next answer; no two of them are the same. */
async function answer(phone: Phone, text: string, index: number): Promise<void> {
  await phone.see('请将面部放入框内')
  await phone.tap('开始录制本题')
  await phone.see(/录制中/)
  // The clip before has been made by now.
  const film = sampleMp4({ seconds: 9 + index })
  phone.host.camera.clip = `data:video/mp4;base64,${film.toString('base64')}`
  await phone.host.pass(HEARD_MS)
  await phone.tap(text)
}

/** Answers every question before the open camera. */
export async function answerAll(phone: Phone): Promise<void> {
  for (const [index, text] of ANSWERS.entries()) await answer(phone, text, index)
}

/** Answers the last question once more, before the open camera. */
export const answerAnew = (phone: Phone) => answer(phone, ANSWERS.at(-1) ?? '', ANSWERS.length)

/** From 开始录制, every question answered from the first one, to the recording that is handed in. */
export async function recordAll(phone: Phone): Promise<void> {
  await phone.tap('开始录制')
  await phone.tap('打开摄像头')
  await phone.see('请将面部放入框内')
  await answerAll(phone)
  await phone.see('已录完，请提交')
  await phone.tap('提交双录')
  await phone.see('双录审核中')
}
