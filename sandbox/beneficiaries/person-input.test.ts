import type { BeneInput, GuardianInput } from '@/contract/beneficiary'
import { ID_TYPE } from '@/contract/tables/customer'
import { RELATION } from '@/contract/tables/trust'
import { guardianOfInput, personOfInput } from './person-input'

const TODAY = '2026-11-20'
const TYPED: BeneInput = {
  ...{ name: '阿卜杜•热合曼 ', relation: '', idType: ID_TYPE.idCard, nationality: 'CN' },
  ...{ idNo: '\u202d110000 19850412 005x\u202c', birthDate: '', sex: '', idExpireDate: '9999-12-31' },
  ...{ mobile: '+86 199-0000-0001', email: '', regionCode: '', address: '', occupation: '', taxType: '' },
  ...{
    order: 1,
    sharePercent: '100',
    accountOwner: '',
    accountName: '阿卜杜．热合曼',
    cardNo: '6200-0000 0000\u200b0005',
  },
  ...{ idFrontFileId: '', idBackFileId: '', fileIds: [] },
}

test('what was typed is kept as it is judged', () => {
  expect(personOfInput(TYPED, TODAY)).toMatchObject({
    name: '阿卜杜·热合曼',
    account_name: '阿卜杜·热合曼',
    id_no: '11000019850412005X',
    birth_date: '1985-04-12',
    mobile: '19900000001',
    card_no: '6200000000000005',
    share_percent: '100.00',
  })
})

test('an organisation keeps the signs of its name', () => {
  const name = '远岚慈善基金会（深圳）'
  const kept = personOfInput(
    { ...TYPED, relation: RELATION.charity, name: ` ${name}`, accountName: name },
    TODAY,
  )
  expect([kept.name, kept.account_name]).toEqual([name, name])
})

test('a guardian is read alike', () => {
  const guardian: GuardianInput = {
    ...{
      name: 'John O’Neil',
      relation: '1',
      idType: ID_TYPE.idCard,
      idNo: '11000019850412005x',
      nationality: '',
    },
    ...{
      birthDate: '',
      idExpireDate: '9999-12-31',
      mobile: '（199）0000 0001',
      regionCode: '',
      address: '',
      fileIds: [],
    },
  }
  expect(guardianOfInput(guardian, TODAY)).toMatchObject({
    guardian_name: "John O'Neil",
    guardian_id_no: '11000019850412005X',
    guardian_mobile: '19900000001',
  })
})
