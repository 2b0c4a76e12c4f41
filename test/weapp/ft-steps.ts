import type { CardSide } from '@/contract/identity'
import { specimenPhoto } from '../../sandbox/testing/sample-files'
import { until } from '../support/until'
import type { App } from './harness'
import { haveInChat } from './investor-steps'
import type { Phone } from './phone'

const FOLDER = 'packages/trust-application/application'
export const PRINCIPAL = `${FOLDER}/principal/index`
export const PAPERS = `${FOLDER}/principal-papers/index`
export const SPOUSE = `${FOLDER}/spouse/index`
export const SUMMARY = `${FOLDER}/principal-summary/index`
export const SETUP = `${FOLDER}/setup/index`
export const PROPERTY = `${FOLDER}/property/index`
export const DETAILS = `${FOLDER}/application/index`
export const PEOPLE = 'packages/trust-people/people/people/index'
export const TRUSTS = 'pages/family-trusts/index'

/** One of a list, from its sheet. */
export async function pick(phone: Phone, label: string, option: string): Promise<void> {
  await phone.tap(`${label}：`)
  await phone.tap(option)
  await phone.until('the sheet stayed', () => phone.query('.dialog') === undefined)
}

/** What the office decides about the newest case of a kind. */
export async function decideLast(app: App, kind: string, decision: object = {}): Promise<void> {
  const waiting = await app.control<{ id: string }[]>('GET', `office?kind=${kind}`)
  await app.control('POST', 'office', { kind, id: waiting.at(-1)?.id, isPassed: true, ...decision })
}

/** A paper, once the server has it. */
export async function addPaper(phone: Phone): Promise<void> {
  haveInChat(phone)
  await phone.tap('微信聊天文件')
  await phone.see('PDF文件，1 KB')
}

/** On from a page on which nothing is missing. */
export async function send(phone: Phone, text: string | RegExp = '下一步'): Promise<void> {
  await phone.seeNoMore(/^还缺/)
  await phone.tap(text)
}

/** A new application, from the tab of the trusts. */
export async function begin(phone: Phone): Promise<string> {
  await phone.tap('新建家族信托申请')
  await phone.arriveAt(PRINCIPAL)
  await phone.see('婚姻状况')
  return new URLSearchParams(phone.address().split('?')[1]).get('applyId') ?? ''
}

/** Step 1, on to the next. */
export async function fillPrincipal(app: App, phone: Phone, marriage: '已婚' | '离异'): Promise<void> {
  await phone.tap(marriage)
  await phone.tap('硕士')
  await phone.tap('退休')
  await phone.tap('500万以上')
  await phone.tap('1亿以上')
  await phone.tap('经营所得')
  await phone.tap(/^否$/)
  await phone.tap(/^健康声明/)
  await until('the draft is saved', async () => (await app.log('draftSave')).length > 0)
  await send(phone)
}

/** Step 2, on to the next. */
export async function fillPapers(phone: Phone): Promise<void> {
  await phone.arriveAt(PAPERS)
  await phone.tap('使用已认证的身份证')
  await send(phone)
}

/** Has the camera see one side of somebody's card. */
function aimAt(phone: Phone, side: CardSide, holder: string): void {
  const photo = specimenPhoto(side, 'fine', holder)
  phone.host.camera.photo = { dataUrl: `data:image/jpeg;base64,${photo.toString('base64')}` }
}

/** Step 3: both sides of the card of U2, read into the fields, and the written consent. */
export async function fillSpouse(phone: Phone): Promise<void> {
  await phone.arriveAt(SPOUSE)
  await phone.tap('拍摄人像面')
  await phone.see('请先勾选上方的单独同意')
  await phone.tap(/^本人已取得配偶同意/)
  await phone.seeNoMore('请先勾选上方的单独同意')
  aimAt(phone, 'front', 'U2')
  await phone.tap('拍摄人像面')
  await phone.until('the front was not read', () => phone.field('姓名').value === '周文君')
  aimAt(phone, 'back', 'U2')
  await phone.tap('拍摄国徽面')
  await phone.until('the back was not read', () => !phone.says('拍摄国徽面'))
  await phone.type('手机号', '19900000002')
  await phone.tap('专业技术人员')
  await addPaper(phone)
  await phone.quiet()
}

/** Step 4, on to the next. */
export async function confirmSummary(phone: Phone): Promise<void> {
  await phone.arriveAt(SUMMARY)
  await phone.tap(/^本人确认以上信息/)
  await send(phone)
}

/** Step 5, but for what it costs to set the trust up. */
export async function fillSetup(phone: Phone, kind: string, name: string, amount: string): Promise<void> {
  await phone.arriveAt(SETUP)
  await phone.see('信托类别')
  await phone.tap(new RegExp(`^${kind}`))
  await phone.type('信托名称', name)
  await phone.type('设立目的', '为子女教育与父母养老作长期安排')
  await phone.type('设立金额（元）', amount)
  await phone.tap('20年')
  await phone.tap('受托人决策')
}

/** Step 6: all of it in money, from a card that is bound. */
export async function fillProperty(phone: Phone, amount: string): Promise<void> {
  await phone.arriveAt(PROPERTY)
  await phone.tap('现金')
  await phone.type('财产名称', '设立资金')
  await phone.type('金额或估值（元）', amount)
  await phone.tap(/借记卡（/)
  await phone.tap(/^本人声明：交付的财产/)
}

interface Person {
  readonly name: string
  readonly idNo: string
  readonly share: string
  readonly cardNo: string
  /** Nobody calls a minor. */
  readonly mobile?: string
}

/** A child of the principal, who is of age today. */
export const ELDER: Person = {
  ...{ name: '林景和', idNo: '110000200811200113', share: '100' },
  ...{ cardNo: '6200000000000005', mobile: '19900000051' },
}

/** Everything about a child with an ID card. */
export async function typePerson(phone: Phone, person: Person): Promise<void> {
  await phone.type('姓名', person.name)
  await pick(phone, '与委托人关系', '子女')
  await phone.type('证件号码', person.idNo)
  await phone.see(/^由证件号码得出：/)
  await phone.pickDayOf('证件有效期至', '2034-05-06')
  if (person.mobile) await phone.type('手机号', person.mobile)
  await phone.tap(/^所在地区|^请选择省、市、区县/)
  await phone.tap('北京市')
  await phone.see('北京市，返回上一级')
  await phone.tap(/^北京市$/)
  await phone.tap('海淀区')
  await phone.type('详细地址', '中关村南大街1号')
  await phone.type('受益比例（%）', person.share)
  await phone.type('收款账户户名', person.name)
  await phone.type('银行卡号', person.cardNo)
  await addPaper(phone)
  await phone.tap(/^本人确认已取得受益人或其监护人同意/)
}

/** What happens in the end, as the shares are. */
export async function fillEnd(phone: Phone): Promise<void> {
  await phone.tap('终止分配方案')
  await phone.see('合计 100.00% / 100%')
  await phone.tap('按上述比例归受益人')
  await phone.type('终止条件与说明', '信托期限届满时一次性分配。')
  await phone.tap(/^本人确认以上终止分配方案/)
  await send(phone, /^保存$/)
  await phone.arriveAt(PEOPLE)
  // What was saved has come to this page too.
  await phone.see('按上述比例归受益人')
  await phone.seeNoMore('请填写终止分配方案')
}

/** The paper that shows what was transferred. */
export async function handInDelivery(phone: Phone): Promise<void> {
  await phone.tap('提交交付凭证')
  await addPaper(phone)
  await phone.tapOn('.dialog__actions .button')
  await phone.see('交付确认中')
}
