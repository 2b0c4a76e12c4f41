import type { CardBack, CardFront } from '@/contract/identity'
import { nationalIdBirthday, nationalIdSex } from '@/lib/national-id'

/** An ID card as it lies on the table; all people are fictional. */
export interface IdCard extends CardFront, CardBack {}

interface CardSeed {
  readonly customerId: string
  readonly name: string
  readonly cardNo: string
  readonly address: string
  readonly authority: string
  readonly beginDate: string
  readonly endDate: string
}

/** U4 holds the renewed card; U5 holds a passport and so has none here. */
const CARDS: readonly CardSeed[] = [
  [
    '100001',
    '林致远',
    '110000196803150014',
    '北京市海淀区远岚路18号院6号楼902室',
    '2018-03-20',
    '9999-12-31',
  ],
  [
    '100002',
    '周文君',
    '110000197009220024',
    '北京市海淀区远岚路18号院6号楼902室',
    '2020-09-25',
    '9999-12-31',
  ],
  ['100003', '陈新', '110000199901010078', '北京市朝阳区听松街7号3单元501室', '2019-06-12', '2029-06-12'],
  ['100004', '王慎之', '110000196005200013', '天津市和平区听松里3号', '2026-10-08', '9999-12-31'],
].map(([customerId = '', name = '', cardNo = '', address = '', beginDate = '', endDate = '']) => ({
  customerId,
  name,
  cardNo,
  address,
  authority: address.startsWith('天津') ? '天津市公安局和平分局' : '北京市公安局海淀分局',
  beginDate,
  endDate,
}))

/** The card that a customer holds before the camera. */
export function idCardOf(customerId: string): IdCard | undefined {
  const card = CARDS.find(one => one.customerId === customerId)
  if (!card) return undefined
  const { customerId: _owner, ...facts } = card
  const { cardNo } = facts
  return { ...facts, sex: nationalIdSex(cardNo), nation: '汉', birthday: nationalIdBirthday(cardNo) }
}
