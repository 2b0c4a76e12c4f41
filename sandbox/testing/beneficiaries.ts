import { randomUUID } from 'node:crypto'
import type { BeneInput, GuardianInput, SetPlan } from '@/contract/beneficiary'
import { DIST_FREQUENCY, DIST_TYPE, RELATION } from '@/contract/tables/trust'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { OPEN_ENDED } from '@/lib/date'
import { dataOf } from './answers'
import { handedIn } from './handed-in'
import type { Browser } from './harness'
import { samplePdf } from './sample-files'

/** A beneficiary of age, as a form sends them. */
export const ADULT: BeneInput = {
  name: '林景和',
  relation: RELATION.child,
  idType: '0',
  idNo: '110000200811200113',
  nationality: '',
  birthDate: '',
  sex: '',
  idExpireDate: '2029-05-06',
  occupation: '',
  mobile: '19900000051',
  email: '',
  regionCode: '110108',
  address: '中关村南大街1号',
  taxType: '1',
  order: 1,
  sharePercent: '50.00',
  accountOwner: '1',
  accountName: '林景和',
  cardNo: '6200000000000005',
  idFrontFileId: '',
  idBackFileId: '',
  fileIds: [],
}

/** Of age a day later. */
export const MINOR: BeneInput = {
  ...ADULT,
  name: '林景明',
  idNo: '110000200811210135',
  mobile: '',
  accountName: '林景明',
  cardNo: '6250947000000014',
}

export const GUARDIAN: GuardianInput = {
  name: '林致远',
  relation: '01',
  idType: '0',
  idNo: '110000196803150014',
  nationality: '',
  birthDate: '',
  idExpireDate: OPEN_ENDED,
  mobile: '19900000001',
  regionCode: '',
  address: '',
  fileIds: [],
}

export const PLAN: SetPlan = {
  planId: '',
  beneId: '',
  distType: DIST_TYPE.fixed,
  conditionType: '',
  conditionNote: '养老',
  amount: '8000',
  percent: '',
  frequency: DIST_FREQUENCY.monthly,
  startDate: '2026-12-10',
  endDate: OPEN_ENDED,
  proofNote: '',
}

/** A paper that proves a relation. */
export const proofOf = (browser: Browser): Promise<string> =>
  handedIn(browser, samplePdf(), { purpose: UPLOAD_PURPOSE.beneficiary, mime: 'application/pdf' })

interface Ref {
  readonly applyId?: string
  readonly trustId?: string
}

/** The key of a save by somebody who has seen the set as it is now. */
export async function saveKey(browser: Browser, ref: Ref): Promise<{ requestNo: string; revision: number }> {
  const { revision } = await dataOf(browser, 'ftBeneList', ref)
  return { requestNo: randomUUID(), revision }
}

/** Saves a beneficiary with their paper; answers the id. */
export async function addPerson(browser: Browser, ref: Ref, bene: BeneInput): Promise<string> {
  const fileIds = [await proofOf(browser)]
  const { beneId } = await dataOf(browser, 'ftBeneSave', {
    ...ref,
    ...(await saveKey(browser, ref)),
    bene: { ...bene, fileIds },
    consent: '1',
  })
  return beneId
}

/** Saves a guardian with the paper. */
export async function addGuardian(
  browser: Browser,
  ref: Ref,
  beneId: string,
  given: GuardianInput = GUARDIAN,
): Promise<void> {
  const guardian = { ...given, fileIds: [await proofOf(browser)] }
  await dataOf(browser, 'ftGuardianSave', {
    ...{ ...ref, beneId, guardian, consent: '1' },
    ...(await saveKey(browser, ref)),
  })
}

/** One beneficiary of everything, and what happens in the end: as much as an application has to have. */
export async function addWholePeople(browser: Browser, applyId: string): Promise<void> {
  const beneId = await addPerson(browser, { applyId }, { ...ADULT, sharePercent: '100.00' })
  await dataOf(browser, 'ftEndSchemeSave', {
    ...(await saveKey(browser, { applyId })),
    ...{ applyId, shares: [{ beneId, percent: '100.00' }], residual: '1', confirm: '1' },
    conditions: '信托期限届满时一次性分配。',
  })
}
