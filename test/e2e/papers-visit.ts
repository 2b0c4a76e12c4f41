import { specimenPhoto } from './card-photo'
import type { Visit } from './harness'
import { shoot } from './id-card-visit'

export const PAPER_INFO = '/phone/realNameAuth/nonIDCard/identityInfo'
export const PAPER_FILES = '/phone/realNameAuth/nonIDCard/uploadFile'
export const PAPER_RESULT = '/phone/realNameAuth/nonIDCard/uploadResult'
export const PAPER_DETAIL = '/phone/realNameAuth/nonIDCard/authDetail'

/** What stands on a document; a field left out is not asked for. */
export interface TypedPaper {
  readonly kind: string
  readonly name: string
  readonly idNo: string
  readonly country?: string
  readonly birthDate: string
  readonly sex: '男' | '女'
  readonly expireDate?: string
}

export const BRITISH: TypedPaper = {
  kind: '护照',
  name: 'MARY BROWN',
  idNo: 'P7654321',
  country: '英国',
  birthDate: '1988-04-12',
  sex: '女',
  expireDate: '2031-04-30',
}

/** The input of a field. */
export const paperField = (visit: Visit, label: string) => visit.front().getByLabel(label, { exact: true })

/** Gives the consent, where it has not been given before. */
export async function consentTo(visit: Visit): Promise<void> {
  const box = visit.front().getByRole('checkbox', { name: /本人单独同意/ })
  if ((await box.getAttribute('aria-checked')) !== 'true') await box.click()
}

export async function chooseKind(visit: Visit, kind: string): Promise<void> {
  await visit.front().getByRole('radio', { name: kind, exact: true }).click()
}

/** Types a document. */
export async function typePaper(visit: Visit, paper: TypedPaper): Promise<void> {
  await chooseKind(visit, paper.kind)
  await paperField(visit, '姓名').fill(paper.name)
  if (paper.country) {
    await visit.tap(/^国籍（地区）：/)
    const sheet = visit.page.getByRole('dialog')
    await sheet.getByRole('textbox', { name: '国家（地区）名称' }).fill(paper.country)
    // The list has become what was looked for: before, it moves away below the finger.
    await sheet.getByRole('radio').first().filter({ hasText: paper.country }).waitFor()
    await sheet.getByRole('radio', { name: new RegExp(`^${paper.country} [A-Z]`) }).click()
    await sheet.waitFor({ state: 'hidden' })
  }
  await paperField(visit, '证件号码').fill(paper.idNo)
  await paperField(visit, '出生日期').fill(paper.birthDate)
  await visit.front().getByRole('radio', { name: paper.sex, exact: true }).click()
  if (paper.expireDate) await paperField(visit, '证件有效期').fill(paper.expireDate)
}

/** Photographs one of the things that a document asks for. */
export async function shootPart(visit: Visit, label: string): Promise<void> {
  const slot = visit.front().getByRole('group', { name: label })
  const finished = visit.call('fileUploadFinish')
  await shoot(visit, slot.getByRole('button', { name: `拍摄${label}` }), specimenPhoto('front'))
  await visit.over(await finished)
  await slot.getByRole('button', { name: '重拍' }).waitFor()
}

/** From the document to its photos. */
export async function reachPhotos(visit: Visit, paper: TypedPaper = BRITISH): Promise<void> {
  await visit.open(PAPER_INFO)
  await visit.see('填写证件信息')
  await consentTo(visit)
  await typePaper(visit, paper)
  await visit.tap('下一步：上传照片')
  await visit.see('这样的照片不能通过')
}

/** From the document to people, by its passport page and the holder. */
export async function handInPassport(visit: Visit): Promise<void> {
  await reachPhotos(visit)
  await shootPart(visit, '资料页')
  await shootPart(visit, '手持证件照')
  await visit.tap('提交审核')
  await visit.see('资料已提交，等待审核')
}

/** The application that an address names. */
export function applyNoOf(visit: Visit): string {
  return new URL(visit.page.url()).searchParams.get('applyNo') ?? ''
}
