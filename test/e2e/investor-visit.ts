import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Visit } from './harness'
import { type App, type CustomerKey } from './harness'

export const INVESTOR = '/phone/agreement/investorExplain'

/** A visit whose page's time can be moved on: the declaration has to be in front for its seconds. */
export async function open(
  app: App,
  customer: CustomerKey,
  address = INVESTOR,
  expectedErrors?: RegExp,
): Promise<Visit> {
  const visit = await app.visit({ customer, expectedErrors })
  await visit.takeTime()
  await visit.open(address)
  return visit
}

/** Reads the declaration to its end, for its seconds: the server measures them too. */
export async function read(app: App, visit: Visit): Promise<void> {
  await visit.front().locator('.agreement-text__end').scrollIntoViewIfNeeded()
  await visit.see('（还需阅读')
  await app.control('POST', 'clock', { advanceSeconds: 10 })
  const reported = visit.call('docReadReport')
  await visit.page.clock.runFor(10_000)
  await visit.over(await reported)
}

export interface HandedFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** What is larger than this lies on the disk, as a customer's does: through the protocol it takes seconds on a busy machine. */
const IN_MEMORY_BYTES = 1024 * 1024

async function onDisk({ name, buffer }: HandedFile): Promise<string> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'handed-')), name)
  await writeFile(file, buffer)
  return file
}

/** Chooses a file by the way of this name. */
export async function choose(visit: Visit, way: string, file: HandedFile): Promise<void> {
  const opening = visit.front().getByRole('button', { name: way, exact: true })
  const [chooser] = await Promise.all([visit.page.waitForEvent('filechooser'), opening.click()])
  await chooser.setFiles(file.buffer.length > IN_MEMORY_BYTES ? await onDisk(file) : file)
}

/** Taps what is off: it says why. */
export async function tapOff(visit: Visit, name: string): Promise<void> {
  await visit.front().getByRole('button', { name, exact: true }).dispatchEvent('click')
}

/** The first step: what is met, by how much, for how long. */
export async function typeFacts(
  visit: Visit,
  { criterion = /^家庭金融净资产/, amount = '3000000', years = '2' } = {},
): Promise<void> {
  await visit.tap(criterion, 'radio')
  await visit.front().getByLabel('（元）').fill(amount)
  await visit.front().getByLabel('投资经历（年）').fill(years)
}

/** The first step, and on to the next. */
export async function fillFacts(visit: Visit, facts: Parameters<typeof typeFacts>[1] = {}): Promise<void> {
  await typeFacts(visit, facts)
  await visit.tap('下一步')
}

/** The promises of the last step. */
export async function promise(visit: Visit): Promise<void> {
  await visit.tap(/^本人以合法的自有资金投资/, 'checkbox')
  await visit.tap(/^本人为自己投资/, 'checkbox')
  await visit.tap(/^本人已阅读并同意/, 'checkbox')
}
