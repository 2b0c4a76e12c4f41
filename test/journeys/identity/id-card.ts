import type { CardSide } from '@/contract/identity'
import type { Customer, Params } from '../customer'
import type { SpecimenForm } from '../../../sandbox/specimens/photo'
import { specimenPhoto } from '../../../sandbox/testing/sample-files'

export interface Card {
  /** In which form each side is photographed, where that is not a good one. */
  readonly forms?: Partial<Record<CardSide, SpecimenForm>>
  readonly holder?: string
}

export const scan = (customer: Customer, params?: Params) => customer.open('identity/identity-scan', params)
export const submitCard = (customer: Customer) => customer.tap('下一步：人脸识别')

/** From the consent to what was read. */
export async function photographCard(customer: Customer, { forms = {}, holder = 'U3' }: Card = {}) {
  await customer.see('这样的照片不能通过')
  // Who has given the consent before need not give it again.
  if (await customer.sees('请先勾选上方的单独同意')) await customer.agree()
  await customer.handInPhoto('拍摄人像面', specimenPhoto('front', forms.front, holder))
  await customer.see('证件号码')
  await customer.handInPhoto('拍摄国徽面', specimenPhoto('back', forms.back, holder))
  await customer.see('有效期至')
  await customer.tap('完成拍摄')
  await customer.see('姓名和住址可以修改')
}

/** From the consent to the page of the face. */
export async function confirmCard(customer: Customer, card: Card = {}) {
  await photographCard(customer, card)
  await submitCard(customer)
  await customer.see('提交人工审核')
}

/** Photographs the holder with the card, and hands both to people. */
export async function handToPeople(customer: Customer) {
  await customer.tap('提交人工审核')
  await customer.see('本人手持证件，脸与证件都看得清')
  await customer.handInPhoto('拍摄手持证件照', specimenPhoto('front'))
  await customer.see('清晰，无反光')
  await customer.tap('提交审核')
}
