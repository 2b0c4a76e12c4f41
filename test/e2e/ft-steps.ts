import { shoot } from './id-card-visit'
import { specimenPhoto } from './card-photo'
import type { Visit } from './harness'

export const LIST = '/phone/Myorder/ftsapplication'
const ROOT = '/phone/familyDetailProjects'
export const PRINCIPAL = `${ROOT}/basicprincipa`
export const PAPERS = `${ROOT}/familyidentityScan`
export const SPOUSE = `${ROOT}/spouseInfoFill`
export const SUMMARY = `${ROOT}/checkPrincipalInfo`
export const SETUP = `${ROOT}/projectSetupRequest`
export const PROPERTY = `${ROOT}/basicInfoTrustdelpro`
export const DETAILS = `${ROOT}/projectdetails`
export const PEOPLE = '/phone/beneficiaryinfo/checkallocationbene'

/** One of the choices of a field. */
export const choose = (visit: Visit, field: string, text: string): Promise<void> =>
  visit.front().getByRole('radiogroup', { name: field }).getByRole('radio', { name: text }).first().click()

/** Types into a field of the page in front. */
export const type = (visit: Visit, field: string | RegExp, text: string): Promise<void> =>
  visit.front().getByLabel(field).fill(text)

/** A new application, from the list. */
export async function begin(visit: Visit): Promise<string> {
  await visit.open(LIST)
  await visit.tap('新建家族信托申请')
  await visit.arriveAt(PRINCIPAL)
  await visit.see('婚姻状况')
  return new URL(visit.page.url()).searchParams.get('applyId') ?? ''
}

/** Step 1, but for the marriage. */
export async function fillPrincipal(visit: Visit, marriage: string): Promise<void> {
  await choose(visit, '婚姻状况', marriage)
  await choose(visit, '学历', '硕士')
  await choose(visit, '职业', '企业主')
  await type(visit, '工作单位', '北京远致精密科技有限公司')
  await type(visit, '职务', '董事长')
  await choose(visit, '个人年收入（元）', '500万以上')
  await choose(visit, '家庭资产（元）', '5000万至1亿')
  await visit.tap('经营所得', 'checkbox')
  await choose(visit, '是否为特定自然人', '否')
  await visit.tap(/^健康声明/, 'checkbox')
}

/** Step 3, by the card of somebody. */
export async function fillSpouse(visit: Visit, holder = 'U2'): Promise<void> {
  await visit.tap(/^本人已取得配偶同意/, 'checkbox')
  await shoot(visit, '拍摄人像面', specimenPhoto('front', 'fine', holder))
  await visit.see('清晰，四角完整，无反光')
  const read = visit.call('ftCardRead')
  await shoot(visit, '拍摄国徽面', specimenPhoto('back', 'fine', holder))
  await visit.over(await read)
  await type(visit, '手机号', '19900000002')
  await choose(visit, '职业', '专业技术人员')
  await shoot(visit, '从相册选择', specimenPhoto('front', 'fine', 'B3'))
  await visit.see(/^JPG/)
}

/** Step 5. */
export async function fillSetup(visit: Visit, amount: string): Promise<void> {
  await choose(visit, '信托类别', '家族信托')
  await type(visit, '信托名称', '林氏三期家族信托')
  await type(visit, '设立目的', '为子女教育与父母养老作长期安排')
  await type(visit, /^设立金额/, amount)
  await choose(visit, '信托期限', '30年')
  await choose(visit, '投资管理模式', '受托人决策')
}
