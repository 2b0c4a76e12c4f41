/** @jest-environment jsdom */
import { runInAction } from 'mobx'
import { fakeTransport } from '@test/transport'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { addressParts } from '@/domains/regions/address-parts'
import { FileList } from '@/domains/uploads/file-list'
import { RootStore } from '@/stores/root/root-store'
import { BeneCard } from './bene-card'
import { beneficiaryForm, inputOf } from './beneficiary-form'
import { takeReading } from './read-card'

function formOn(today: string) {
  const root = new RootStore(fakeTransport({}).transport)
  const files = new FileList(root, {
    ...{ purpose: UPLOAD_PURPOSE.beneficiary, max: 9, label: '证件与关系证明' },
    required: '请上传证件与关系证明',
  })
  const card: BeneCard = new BeneCard(root, {}, (side, read) =>
    takeReading(made.form, card.doubts, side, read),
  )
  const address = addressParts(root, { warning: value => card.doubts.warningOf('address', value) })
  const made = beneficiaryForm({ files, card, address }, () => today, {
    isSelfKept: () => false,
    isInForce: () => false,
  })
  return { ...made, card }
}

/** Case E4 of the domain contract: by the birthday, which most years do not have for who was born on 29 February (rule V-GUARD). */
test.each([
  ['110000200811200113', '2026-11-19', true],
  ['110000200811200113', '2026-11-20', false],
  ['110000200811210135', '2026-11-20', true],
  ['110000200811210135', '2026-11-21', false],
  ['110000200802290102', '2026-02-27', true],
  ['110000200802290102', '2026-02-28', true],
  ['110000200802290102', '2026-03-01', false],
])('%s is asked for a guardian on %s: %s', (idNo, today, isMinor) => {
  const { form, isMinor: asksGuardian } = formOn(today)
  form.fill({ idNo, idType: '0' })
  expect(asksGuardian()).toBe(isMinor)
  // Whose account is paid is asked of a minor alone.
  expect(form.fields.accountOwner.isShown).toBe(isMinor)
  // A phone is asked of who is of age.
  expect(form.fields.mobile.isShown).toBe(!isMinor)
})

describe('what was read off the card', () => {
  const READ = {
    ...{ name: '许慧兰', idNo: '110000194302180064', address: '中关村南大街1号' },
    ...{ regionCode: '110108', regionName: '北京市海淀区' },
    ...{ beginDate: '', endDate: '', doubtful: ['address'] as ('address' | 'cardNo')[] },
  }
  const UNSURE = '这一处没有看清，请对照证件核对，可直接修改'

  test('stands in the form, also as the holder of the account; a doubt is said until it is corrected', () => {
    const { form, card } = formOn('2026-11-20')
    takeReading(form, card.doubts, 'front', READ)
    const { name, idNo, address, accountName } = form.fields
    expect([name.content, idNo.content, address.content, accountName.content]).toEqual([
      ...[READ.name, READ.idNo, READ.address],
      READ.name,
    ])
    expect([name.warning, idNo.warning, address.warning]).toEqual([undefined, undefined, UNSURE])
    expect(form.fields.regionCode.content?.name).toBe('北京市海淀区')
    address.set('中关村南大街11号')
    expect(address.warning).toBeUndefined()
  })

  test('leaves the address and the account holder that were typed', () => {
    const { form, card } = formOn('2026-11-20')
    form.fill({ address: '上海市静安区南京西路1号', accountName: '许慧兰本人' })
    takeReading(form, card.doubts, 'front', { ...READ, doubtful: ['cardNo'] })
    const { address, accountName, idNo } = form.fields
    expect([address.content, accountName.content]).toEqual(['上海市静安区南京西路1号', '许慧兰本人'])
    expect([address.warning, idNo.warning]).toEqual([undefined, UNSURE])
  })

  test('is worth another look where the law gives the holder another period', () => {
    const { form, card } = formOn('2026-11-20')
    const { idNo, idExpireDate } = form.fields
    idNo.set('110000199611010037')
    idExpireDate.set('2031-05-06')
    expect(idExpireDate.warning).toBeUndefined()
    runInAction(() => (card.back.card = { ...READ, beginDate: '2011-05-06', endDate: '2031-05-06' }))
    expect(idExpireDate.warning).toBe('请核对证件有效期')
    idExpireDate.set('2041-05-06')
    expect(idExpireDate.warning).toBe('请核对证件有效期')
  })

  test.each([
    ['0', '110000194302180064', true],
    ['0', '110000201207060040', false],
    ['0', '', false],
    ['1', 'E12345678', false],
    ['2', 'H12345678', false],
    ['9', 'AB01', true],
  ])('a paper of kind %s with the number %p may be said to hold for ever: %p', (idType, idNo, mayLast) => {
    const { form } = formOn('2026-11-20')
    form.fill({ idType, idNo, isLasting: true })
    const { isLasting, idExpireDate } = form.fields
    expect([isLasting.isShown, idExpireDate.isShown]).toEqual([mayLast, !mayLast])
    expect(inputOf(form.value).idExpireDate).toBe(mayLast ? '9999-12-31' : '')
  })

  test.each([
    ['2034-05-01', false, '2034-05-01'],
    ['9999-12-31', true, ''],
  ])('of its back until %s is the term', (endDate, isLasting, typed) => {
    const { form, card } = formOn('2026-11-20')
    takeReading(form, card.doubts, 'back', { ...READ, ...{ name: '', idNo: '', address: '' }, endDate })
    const { fields } = form
    expect([fields.isLasting.value, fields.idExpireDate.content, fields.name.content]).toEqual([
      ...[isLasting, typed],
      '',
    ])
  })

  test('is asked for of an identity card alone, and sent by its ids', () => {
    const { form } = formOn('2026-11-20')
    const { cardConsent, idFrontFileId } = form.fields
    expect([cardConsent.isShown, idFrontFileId.isShown]).toEqual([true, true])
    form.fill({ idFrontFileId: { fileId: 'F1', width: 10, height: 10 } })
    expect(inputOf(form.value)).toMatchObject({ idFrontFileId: 'F1', idBackFileId: '' })
    form.fill({ idType: '1' })
    expect([cardConsent.isShown, idFrontFileId.isShown]).toEqual([false, false])
    expect(inputOf(form.value)).toMatchObject({ idFrontFileId: '', idBackFileId: '' })
  })
})
