import type { Visit } from './harness'

/** What is answered to the questions, one after the other. */
export const ANSWERS = ['是本人', '已阅读', '我了解', '我愿意', '我清楚']

export const button = (visit: Visit, name: string) => visit.front().getByRole('button', { name, exact: true })

/** Runs in the page: the customer refuses, as browsers tell of it. */
export const NO_CAMERA = `if (navigator.mediaDevices) navigator.mediaDevices.getUserMedia = () =>
  Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))`

/** Records the question in front, from its beginning to the answer. */
export async function answer(visit: Visit, text: string): Promise<void> {
  const sent = visit.call('doubleRecordTake')
  await button(visit, '开始录制本题').click()
  await visit.see(/^录制中 /)
  // It takes the answer once the question was heard for long enough.
  await button(visit, text).click()
  await visit.over(await sent)
}

/** From the page of the order to the recorder's camera. */
export async function openRecorder(visit: Visit, start: string): Promise<void> {
  await button(visit, start).click()
  await button(visit, '打开摄像头').click()
  await visit.see('请将面部放入框内')
}
