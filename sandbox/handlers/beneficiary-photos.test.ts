import { randomUUID } from 'node:crypto'
import type { BeneInput } from '@/contract/beneficiary'
import { INNER } from '@/contract/codes'
import type { CardSide } from '@/contract/identity'
import { RELATION } from '@/contract/tables/trust'
import { dataOf } from '../testing/answers'
import { ADULT, proofOf, saveKey } from '../testing/beneficiaries'
import { type Answer, type Browser, cleanUp, startTest } from '../testing/harness'
import { uploadPhoto } from '../testing/id-card'
import { specimenPhoto } from '../testing/sample-files'

const DRAFT = { applyId: 'FA3' }

let browser: Browser

beforeEach(async () => {
  await cleanUp()
  ;({ browser } = await startTest())
  await browser.loginAs('U1')
})
afterAll(cleanUp)

const errorsOf = ({ data }: Answer) =>
  ((data as { errors?: { field: string; msg: string }[] } | undefined)?.errors ?? []).map(
    ({ field, msg }) => [field, msg],
  )

const save = async (bene: Partial<BeneInput>): Promise<Answer> =>
  browser.call('ftBeneSave', {
    ...DRAFT,
    bene: { ...ADULT, ...bene },
    consent: '1',
    ...(await saveKey(browser, DRAFT)),
  })

describe('the photos of an identity card', () => {
  const READ_B3 = {
    ...{ name: '许慧兰', idNo: '110000194302180064' },
    ...{ endDate: '', doubtful: [] },
  }
  const MOTHER: Partial<BeneInput> = {
    ...{ name: '许慧兰', relation: RELATION.parent, idNo: '110000194302180064', accountName: '许慧兰' },
    ...{ cardNo: '6205500000000000004', mobile: '19900000033' },
  }
  const photo = (side: CardSide) => uploadPhoto(browser, specimenPhoto(side, 'fine', 'B3'))
  const read = (side: CardSide, fileId: string) =>
    browser.call('beneCardRead', { ...DRAFT, side, fileId, consent: '1', requestNo: randomUUID() })

  test('are read for the form, kept with the person, and shown to who typed them', async () => {
    const idFrontFileId = await photo('front')
    const idBackFileId = await photo('back')
    expect((await read('front', idFrontFileId)).data).toMatchObject(READ_B3)
    expect((await read('back', idBackFileId)).data).toMatchObject({ name: '', idNo: '', address: '' })
    expect(errorsOf(await read('back', idFrontFileId))).toEqual([['fileId', '这是人像面，请拍摄国徽面']])
    const fileIds = [await proofOf(browser)]
    const saved = await save({ ...MOTHER, idFrontFileId, idBackFileId, fileIds })
    expect(errorsOf(saved)).toEqual([])
    const { beneId } = saved.data as { beneId: string }
    const detail = await dataOf(browser, 'ftBeneDetail', { ...DRAFT, beneId })
    expect(detail.bene).toMatchObject({ idFrontFileId, idBackFileId })
    expect(detail.photos.map(({ fileId }) => fileId)).toEqual([idFrontFileId, idBackFileId])
    // They serve this person alone.
    const again = await save({ ...MOTHER, idFrontFileId, idBackFileId, fileIds })
    expect(errorsOf(again)?.map(([field]) => field)).toContain('idNo')
  })

  test('say the same as what was typed, unless they were read with doubt; half of a card is none', async () => {
    const fileIds = [await proofOf(browser)]
    const idFrontFileId = await photo('front')
    const idBackFileId = await photo('back')
    const errors = async (bene: Partial<BeneInput>) =>
      errorsOf(await save({ ...MOTHER, fileIds, idFrontFileId, idBackFileId, ...bene }))
    expect(await errors({ idNo: ADULT.idNo })).toEqual([['idNo', '与证件照片上的号码不一致，请核对']])
    expect(await errors({ name: '许慧', accountName: '许慧' })).toEqual([
      ['name', '与证件照片上的姓名不一致，请核对'],
    ])
    expect(await errors({ idBackFileId: '' })).toEqual([['idBackFileId', '请拍摄国徽面']])
    expect(await errors({ idBackFileId: idFrontFileId })).toEqual([
      ['idBackFileId', '这是人像面，请拍摄国徽面'],
    ])
  })

  test('are nobody else’s, and read only while the set may be changed', async () => {
    const fileId = await photo('front')
    await browser.loginAs('U2')
    expect((await read('front', fileId)).inner).toBe(INNER.notOwner)
    await browser.loginAs('U1')
    const locked = { applyId: 'FA4', side: 'front', fileId, consent: '1', requestNo: randomUUID() } as const
    expect(await browser.call('beneCardRead', locked)).toMatchObject({
      inner: INNER.stateConflict,
      msg: '申请已提交，受益人和分配方案不能修改',
    })
  })
})
