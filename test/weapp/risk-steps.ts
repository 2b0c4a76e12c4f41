import type { App } from './harness'
import type { Phone } from './phone'

export const RISK = 'packages/suitability/risk/risk-overview/index'
export const RISK_QUESTIONS = 'packages/suitability/risk/risk-questions/index'
export const RISK_RESULT = 'packages/suitability/risk/risk-result/index'
const CODE = 'packages/suitability/risk/risk-code/index'
export const QUESTIONS = 15

/** Chooses the option of this place. */
async function choose(phone: Phone, place: number): Promise<void> {
  await phone.tapOn(`.option-row:nth-child(${place + 1})`)
  await phone.until('the option is chosen', () => phone.query('.option-row--on') !== undefined)
}

/** Answers the questions from one number to another, each with its option of that place. */
export async function answer(phone: Phone, from: number, to: number, place = 1): Promise<void> {
  for (let number = from; number <= to; number += 1) {
    await phone.until(
      `question ${number} is on the screen`,
      () => phone.query(`[aria-label="第 ${number} 题，共 ${QUESTIONS} 题"]`) !== undefined,
    )
    await choose(phone, place)
    if (number < QUESTIONS) await phone.tap('下一题')
  }
}

/** From the level to the first question. */
export async function beginTest(phone: Phone, button: string): Promise<void> {
  await phone.tap('问卷由本人自主填写')
  await phone.tap(button)
  await phone.arriveAt(RISK_QUESTIONS)
}

/** A whole test, up to its result. */
export async function takeTest(phone: Phone, button: string, place = 1): Promise<void> {
  await beginTest(phone, button)
  await answer(phone, 1, QUESTIONS, place)
  await phone.tap('提交')
  await phone.arriveAt(RISK_RESULT)
}

/** From the result to where the code that confirms it was typed. */
export async function confirmResult(app: App, phone: Phone): Promise<void> {
  await phone.tap('确认结果')
  await phone.arriveAt(CODE)
  await phone.tap('获取验证码')
  await phone.see(/\d+ 秒后重新获取/)
  await phone.type('短信验证码', await app.lastCode())
  await phone.tap('确认结果')
}
