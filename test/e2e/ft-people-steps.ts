import { samplePdf } from '../../sandbox/testing/sample-files'
import { choose } from './investor-visit'
import { type App, type Visit } from './harness'

export const PEOPLE = '/phone/beneficiaryinfo/checkallocationbene'

const FILE = { name: 'proof.pdf', mimeType: 'application/pdf', buffer: samplePdf() }

/** One of a list, from its sheet. */
export async function pick(visit: Visit, label: string, option: string): Promise<void> {
  await visit
    .front()
    .getByRole('button', { name: `${label}：` })
    .click()
  await visit.page.getByRole('dialog').getByRole('radio', { name: option, exact: true }).click()
  await visit.page.getByRole('dialog').filter({ visible: true }).first().waitFor({ state: 'hidden' })
}

export async function type(visit: Visit, label: string, text: string): Promise<void> {
  await visit.front().getByLabel(label, { exact: true }).fill(text)
}

/** A paper, once the server has it. */
export async function handIn(visit: Visit): Promise<void> {
  await choose(visit, '选择文件', FILE)
  await visit.see('PDF文件，1 KB')
}

export interface Person {
  readonly name: string
  readonly relation: string
  readonly idNo: string
  readonly share: string
  readonly cardNo: string
  readonly mobile?: string
}

/** Everything about a person with an ID card. */
export async function typePerson(visit: Visit, person: Person): Promise<void> {
  await type(visit, '姓名', person.name)
  await pick(visit, '与委托人关系', person.relation)
  await type(visit, '证件号码', person.idNo)
  await visit.front().getByLabel('证件有效期至').fill('2034-05-06')
  if (person.mobile) await type(visit, '手机号', person.mobile)
  await visit.tap(/^所在地区：/)
  for (const name of ['北京市', '北京市', '海淀区']) {
    await visit.page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
    if (name === '北京市') await visit.see(/返回上一级/)
  }
  await type(visit, '详细地址', '中关村南大街1号')
  await type(visit, '受益比例（%）', person.share)
  await type(visit, '收款账户户名', person.name)
  await type(visit, '银行卡号', person.cardNo)
  await handIn(visit)
  await visit.tap(/^本人确认已取得受益人或其监护人同意/, 'checkbox')
}

/** A new beneficiary, from the list to the button that saves. */
export async function addPerson(visit: Visit, person: Person): Promise<void> {
  await visit.tap('新增受益人', 'link')
  await visit.see('身份信息')
  await typePerson(visit, person)
}

/** Types the code that the open sheet asks for. */
export async function prove(app: App, visit: Visit, confirmText: string): Promise<void> {
  await visit.tap('获取验证码')
  await visit.see(/\d+ 秒后重新获取/)
  await visit.page.getByLabel('短信验证码', { exact: true }).fill(await app.lastCode())
  await visit.tap(confirmText)
}

/** What the office decides about the one of this customer that waits. */
export async function decide(app: App, kind: string, isPassed: boolean, reason = ''): Promise<void> {
  const waiting = await app.control<{ id: string }[]>('GET', `office?kind=${kind}`)
  await app.control('POST', 'office', { kind, id: waiting[0]?.id, isPassed, reason })
}

/** On the page of one's own data: the address for mail, proved, approved by the office and shown. */
export async function completeOwnData(app: App, visit: Visit, email: string): Promise<void> {
  await type(visit, '邮箱', email)
  await visit.tap(/^本人确认所填信息真实/, 'checkbox')
  await visit.tap('提交信息')
  await prove(app, visit, '确认提交')
  await visit.see('感谢您的补充，信息已提交审核。')
  await decide(app, 'beneFill', true)
  await visit.page.reload()
  await visit.see('j***@example.cn')
}
