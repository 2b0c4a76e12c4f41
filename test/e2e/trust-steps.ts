import { samplePdf } from '../../sandbox/testing/sample-files'
import type { App, Visit } from './harness'
import { choose } from './investor-visit'

/** A file from the device, until the server has it. */
export async function addPdf(visit: Visit, seed = 0): Promise<void> {
  const buffer = Buffer.concat([samplePdf(), Buffer.from(`\n%${seed}\n`)])
  await choose(visit, '选择文件', { name: 'proof.pdf', mimeType: 'application/pdf', buffer })
  await visit.see(/PDF文件，1 KB/)
}

/** Says yes to the question that the page asks. */
export const agree = (visit: Visit, text: string) =>
  visit.page.getByRole('dialog').getByRole('button', { name: text, exact: true }).click()

/** What the office decides about the newest case of a kind. */
export async function decideLast(app: App, kind: string, decision: object = {}): Promise<void> {
  const waiting = await app.control<{ id: string }[]>('GET', `office?kind=${kind}`)
  await app.control('POST', 'office', { kind, id: waiting.at(-1)?.id, isPassed: true, ...decision })
}
