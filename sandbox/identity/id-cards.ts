import type { CardBack, CardFront } from '@/contract/identity'
import { nationalIdBirthday, nationalIdSex } from '@/lib/national-id'

/** An ID card as it lies on the table; all people are fictional. */
export interface IdCard extends CardFront, CardBack {}

/** Holder, customer (`''`: has no account), name, number, address, authority, begin and end. */
type CardSeed = readonly [string, string, string, string, string, string, string, string]

const HAIDIAN = '北京市公安局海淀分局'
const FOREVER = '9999-12-31'
const HOME = '北京市海淀区远岚路18号院6号楼902室'

/** U4 holds the renewed card; U5 holds a passport and so has none here. U2 is U1's wife, B1 to B6 benefit from their trust. */
const CARDS: readonly CardSeed[] = [
  ['U1', '100001', '林致远', '110000196803150014', HOME, HAIDIAN, '2018-03-20', FOREVER],
  ['U2', '100002', '周文君', '110000197009220024', HOME, HAIDIAN, '2020-09-25', FOREVER],
  [
    'U3',
    '100003',
    '陈新',
    '110000199901010078',
    '北京市朝阳区听松街7号3单元501室',
    HAIDIAN,
    '2019-06-12',
    '2029-06-12',
  ],
  [
    'U4',
    '100004',
    '王慎之',
    '110000196005200013',
    '天津市和平区听松里3号',
    '天津市公安局和平分局',
    '2026-10-08',
    FOREVER,
  ],
  [
    'U6',
    '100006',
    '何久',
    '110000196508080017',
    '上海市浦东新区望江路200弄8号',
    '上海市公安局浦东分局',
    '2015-09-01',
    FOREVER,
  ],
  ['B1', '', '林嘉禾', '110000201207060040', HOME, HAIDIAN, '2023-08-01', '2028-08-01'],
  [
    'B2',
    '',
    '林嘉木',
    '110000199611010037',
    '北京市海淀区远岚路20号院1号楼301室',
    HAIDIAN,
    '2022-12-01',
    '2042-12-01',
  ],
  ['B3', '', '许慧兰', '110000194302180064', HOME, HAIDIAN, '2010-04-06', FOREVER],
  ['B4', '', '林景行', '11000020100520005X', HOME, HAIDIAN, '2026-06-01', '2036-06-01'],
  [
    'B6',
    '',
    '周明远',
    '110000197404120031',
    '北京市朝阳区听松街9号1单元202室',
    '北京市公安局朝阳分局',
    '2020-05-06',
    FOREVER,
  ],
]

/** Everybody who holds an ID card, by the name of the seed. */
export const CARD_HOLDERS: readonly string[] = CARDS.map(([holder]) => holder)

function cardOf([, , name, cardNo, address, authority, beginDate, endDate]: CardSeed): IdCard {
  return {
    ...{ name, cardNo, address, authority, beginDate, endDate },
    ...{ sex: nationalIdSex(cardNo), nation: '汉', birthday: nationalIdBirthday(cardNo) },
  }
}

/** The card of a customer. */
export function idCardOf(customerId: string): IdCard | undefined {
  const seed = CARDS.find(([, owner]) => owner === customerId)
  return seed && cardOf(seed)
}

/** The card of somebody whom the seed names. */
export function idCardOfHolder(holder: string): IdCard | undefined {
  const seed = CARDS.find(([name]) => name === holder)
  return seed && cardOf(seed)
}
