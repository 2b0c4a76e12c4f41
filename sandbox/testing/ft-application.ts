import { randomUUID } from 'node:crypto'
import type { FtPrincipal, FtSetup } from '@/contract/ft-application'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import type { Answer, Browser } from './harness'
import { uploadPhoto } from './id-card'
import { sampleJpeg, specimenPhoto } from './sample-files'

/** What U1 would say of themselves; married. */
export const PRINCIPAL: FtPrincipal = {
  ...{ maritalStatus: '2', education: '2', occupation: '1', employer: '远致科技', position: '董事长' },
  ...{ annualIncome: '5', familyAssets: '4', assetSource: ['2'], assetSourceNote: '' },
  ...{ mobile: '19900000001', email: 'lin@mail.example', regionCode: '110108' },
  ...{ addressDetail: '远岚路18号院6号楼902室', pep: '0', pepDetail: '', isHealthy: '1' },
}

export const SETUP: FtSetup = {
  ...{ trustName: '林氏三期家族信托', trustKind: '2', purpose: '为子女教育与父母养老作长期安排' },
  ...{ initialAmount: '10000000', termYears: 30, investMode: '2', adviser: '', feePlanId: 'FEE-F1' },
  ...{ protectorName: '', protectorMobile: '', charity: '0', wishes: '' },
}

export const CASH = {
  ...{ propertyType: '1', name: '设立资金', estimateValue: '10000000', currency: 'CNY' },
  ...{ cardId: 'K0000051', proofFileIds: [] as string[] },
}

type Save = 'ftPrincipalSave' | 'ftIdentitySave' | 'ftSpouseSave' | 'ftSetupSave' | 'ftPropertySave'

/** Saves a section as seen at a revision. */
export const save = (
  on: Browser,
  name: Save,
  applyId: string,
  value: object,
  revision = 0,
): Promise<Answer> =>
  on.call(name, {
    ...{ applyId, revision, requestNo: randomUUID() },
    ...(name === 'ftPrincipalSave' ? { dropSpouse: '0' } : {}),
    ...value,
  })

export async function startApplication(on: Browser): Promise<string> {
  const { data } = await on.call('ftApplicationStart', { requestNo: randomUUID() })
  return (data as { applyId: string }).applyId
}

/** The wife of U1 with photos of her card and her consent. */
export async function spouseOf(on: Browser, holder = 'U2') {
  return {
    ...{ name: '周文君', idNo: '110000197009220024', mobile: '19900000002', email: '', occupation: '3' },
    mateFrontFileId: await uploadPhoto(on, specimenPhoto('front', 'fine', holder)),
    mateBackFileId: await uploadPhoto(on, specimenPhoto('back', 'fine', holder)),
    consentFileIds: [await uploadPhoto(on, sampleJpeg(), UPLOAD_PURPOSE.trust)],
  }
}

export const VERIFIED = { way: '1', frontFileId: '', backFileId: '' }

export const confirmPrincipal = (on: Browser, applyId: string): Promise<Answer> =>
  on.call('ftPrincipalConfirm', { applyId, confirm: '1', requestNo: randomUUID() })

/** A draft of which the people come next; the principal is divorced, so that there is no spouse. */
export async function filledApplication(on: Browser): Promise<string> {
  const applyId = await startApplication(on)
  await save(on, 'ftPrincipalSave', applyId, { ...PRINCIPAL, maritalStatus: '3' })
  await save(on, 'ftIdentitySave', applyId, VERIFIED)
  await confirmPrincipal(on, applyId)
  await save(on, 'ftSetupSave', applyId, SETUP)
  await save(on, 'ftPropertySave', applyId, { properties: [CASH], sourceDeclare: '1' })
  return applyId
}

export const submitApplication = (on: Browser, applyId: string): Promise<Answer> =>
  on.call('ftApplicationSubmit', { applyId, requestNo: randomUUID() })
