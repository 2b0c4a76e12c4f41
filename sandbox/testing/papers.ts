import { randomUUID } from 'node:crypto'
import type { Paper, PaperFile } from '@/contract/papers'
import { paperFiles } from '@/contract/tables/papers'
import type { Answer, Browser } from './harness'
import { dataOf } from './answers'
import { uploadPart } from './id-card'

/** A passport of nobody. */
export const PASSPORT: Paper = {
  idType: '1',
  name: 'MARY BROWN',
  idNo: 'P7654321',
  nationality: 'GB',
  birthDate: '1988-04-12',
  sex: '2',
  expireDate: '2031-04-30',
  mobile: '19900000003',
}

export const savePaper = (on: Browser, change: object = {}): Promise<Answer> =>
  on.call('nonIdCardSave', {
    ...PASSPORT,
    applyNo: '',
    consentVersion: '1.0',
    requestNo: randomUUID(),
    ...change,
  })

/** Photos of everything that a document asks for. */
export async function photosOf(on: Browser, idType = PASSPORT.idType): Promise<PaperFile[]> {
  const files: PaperFile[] = []
  for (const part of paperFiles(idType).required) files.push(await uploadPart(on, part))
  return files
}

export const submitPapers = (
  on: Browser,
  applyNo: string,
  files: readonly PaperFile[],
  requestNo = randomUUID(),
): Promise<Answer> => on.call('nonIdCardSubmit', { applyNo, files, requestNo })

/** An application that people have; answers its number. */
export async function handedInPapers(on: Browser, change: Partial<Paper> = {}): Promise<string> {
  const paper = { ...PASSPORT, ...change }
  const { applyNo } = await dataOf(on, 'nonIdCardSave', {
    ...paper,
    applyNo: '',
    consentVersion: '1.0',
    requestNo: randomUUID(),
  })
  const files = await photosOf(on, paper.idType)
  await dataOf(on, 'nonIdCardSubmit', { applyNo, files, requestNo: randomUUID() })
  return applyNo
}
