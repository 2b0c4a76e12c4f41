import type { Customer } from '../customer'

/** One of a list, from its sheet. */
export async function pick(customer: Customer, label: string, option: string): Promise<void> {
  await customer.tap(new RegExp(`^${label}：`))
  await customer.tap(option)
}

/** The region of an address, level by level. */
export async function chooseRegion(customer: Customer): Promise<void> {
  await customer.tap(/^所在地区：/)
  await customer.tap('北京市')
  await customer.see('北京市，返回上一级')
  await customer.tap('北京市')
  await customer.tap('海淀区')
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
export async function typePerson(customer: Customer, person: Person): Promise<void> {
  await customer.type('姓名', person.name)
  await pick(customer, '与委托人关系', person.relation)
  await customer.type('证件号码', person.idNo)
  await customer.choose('证件有效期至', '2034-05-06')
  if (person.mobile) await customer.type('手机号', person.mobile)
  await chooseRegion(customer)
  await customer.type('详细地址', '中关村南大街1号')
  await customer.type('受益比例（%）', person.share)
  await customer.type('收款账户户名', person.name)
  await customer.type('银行卡号', person.cardNo)
  await customer.handInFile()
  await customer.tap(/^本人确认已取得受益人或其监护人同意/)
}

/** A new beneficiary, from the list to the button that saves. */
export async function addPerson(customer: Customer, person: Person): Promise<void> {
  await customer.tap('新增受益人')
  await customer.see('身份信息')
  await typePerson(customer, person)
}

/** On the page of one's own data: the address for mail, proved, approved by the office and shown. */
export async function completeOwnData(customer: Customer, email: string): Promise<void> {
  await customer.type('邮箱', email)
  await customer.tap(/^本人确认所填信息真实/)
  await customer.tap('提交信息')
  await customer.proveByCode()
  await customer.see('感谢您的补充，信息已提交审核。')
}
