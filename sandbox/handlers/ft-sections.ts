import { INNER } from '@/contract/codes'
import type { FtProperty, FtSpouse } from '@/contract/ft-application'
import { idKindOf } from '@/contract/tables/beneficiary'
import { AUTH_STATUS, ID_TYPE } from '@/contract/tables/customer'
import { documentParts } from '@/contract/tables/papers'
import {
  hasEmployer,
  ASSET_SOURCE,
  INVEST_MODE,
  MARITAL_STATUS,
  PAPERS_WAY,
  PROPERTY_TYPE,
} from '@/contract/tables/trust'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { asksNationality } from '@/lib/beneficiary-rules'
import { isOff, isOn } from '@/lib/flag'
import { decimal2 } from '@/lib/format-number'
import { maskName, maskPaperNo } from '@/lib/mask'
import { compactMobile, compactPaperNo } from '@/lib/compact-number'
import { asksExpiry } from '@/lib/papers'
import { isSameName } from '@/lib/same-name'
import { totalOf } from '@/lib/trust-rules'
import { dateTimeInShanghai, OPEN_ENDED } from '@/lib/date'
import { plainName } from '@/lib/typed-name'
import { BusinessError, invalidField } from '../api/business-error'
import type { HandlerContext, Handlers } from '../api/handler'
import { papersOf } from '../personal-info/collected'
import { maskDay } from '../personal-info/items'
import { regionOfAddress } from '../signing/regions'
import { customerById } from '../store/customers'
import { dropDraft } from '../store/drafts'
import { changeApplication } from '../store/ft-applications'
import { progressOf } from '../trust-applications/application-answer'
import { readPhoto } from '../trust-applications/card-photos'
import { feePlansOf } from '../trust-applications/fee-plans'
import { noteProgress, ownApplication, ownEditableApplication } from '../trust-applications/own-application'
import { applicationToSave, isDraft, saveSection } from '../trust-applications/save-section'
import { savedSection } from '../trust-applications/sections'
import { stepsOf } from '../trust-applications/steps'

/** Those whose card is proved and holds. */
const PROVED: readonly string[] = [AUTH_STATUS.passed, AUTH_STATUS.expiring]

/** The proved card, or both photos as they can be read: the customer's own, or they are refused at the field. */
function ownCardEnd(
  { way, frontFileId, backFileId }: { way: string; frontFileId: string; backFileId: string },
  context: HandlerContext,
): string {
  const { db, customerId } = context
  const customer = customerById(db, customerId)
  const papers = papersOf(db, customerId)
  if (way === PAPERS_WAY.verified) {
    if (!PROVED.includes(customer.auth_status)) throw invalidField('way', '请先完成实名认证')
    return customer.id_expire_date
  }
  if (frontFileId === '') throw invalidField('frontFileId', '请拍摄人像面')
  if (backFileId === '') throw invalidField('backFileId', '请拍摄国徽面')
  const front = readPhoto(context, { fileId: frontFileId, side: 'front', field: 'frontFileId' })
  const back = readPhoto(context, { fileId: backFileId, side: 'back', field: 'backFileId' })
  if (!isSameName(front.name, customer.name) || front.idNo !== papers?.id_no) {
    throw invalidField('frontFileId', '证件与您的实名信息不一致，请拍摄本人的身份证')
  }
  return back.endDate
}

/** A spouse as they are kept: of each kind of paper what it asks for. */
function cleanSpouse(input: FtSpouse): FtSpouse {
  const kind = idKindOf('', input.idType)
  const hasTwo = kind === 'idCard' || documentParts(input.idType).length > 1
  return {
    ...input,
    name: plainName(input.name),
    idNo: compactPaperNo(input.idNo),
    mobile: compactMobile(input.mobile),
    nationality: asksNationality(kind) ? input.nationality : '',
    idExpireDate: kind !== 'idCard' && asksExpiry(kind) ? input.idExpireDate : '',
    mateBackFileId: hasTwo ? input.mateBackFileId : '',
  }
}

/** The last day of the spouse's paper: of a card by its photos, which say what was typed as well; of another as it was typed. */
function matePaperEnd(spouse: FtSpouse, context: HandlerContext): string {
  if (spouse.idType === ID_TYPE.idCard) return mateCardEnd(spouse, context)
  return asksExpiry(idKindOf('', spouse.idType)) ? spouse.idExpireDate : OPEN_ENDED
}

function mateCardEnd(spouse: FtSpouse, context: HandlerContext): string {
  const { mateFrontFileId, mateBackFileId } = spouse
  if (mateFrontFileId === '' || mateBackFileId === '') return ''
  const front = readPhoto(context, { fileId: mateFrontFileId, side: 'front', field: 'mateFrontFileId' })
  const back = readPhoto(context, { fileId: mateBackFileId, side: 'back', field: 'mateBackFileId' })
  if (front.idNo !== spouse.idNo) throw invalidField('idNo', '与证件照片上的号码不一致，请核对')
  if (!isSameName(front.name, spouse.name)) throw invalidField('name', '与证件照片上的姓名不一致，请核对')
  return back.endDate
}

/** Of each property what its kind asks for. */
const cleanProperties = (properties: FtProperty['properties']): FtProperty['properties'] =>
  properties.map(property => ({
    ...property,
    name: property.name.trim(),
    cardId: property.propertyType === PROPERTY_TYPE.cash ? property.cardId : '',
    proofFileIds: property.propertyType === PROPERTY_TYPE.cash ? [] : property.proofFileIds,
  }))

/** Handlers of the sections of an application: `src/contract/ft-application.ts`. */
export const ftSectionHandlers = {
  ftClientInfo(_request, { db, customerId }) {
    const customer = customerById(db, customerId)
    const papers = papersOf(db, customerId)
    const idType = papers?.id_type ?? ''
    const { regionCode, name: regionName, rest: addressDetail } = regionOfAddress(papers?.address ?? '')
    return {
      nameMask: maskName(customer.name),
      sex: customer.sex,
      birthDateMask: customer.birth_date && maskDay(customer.birth_date),
      nationality: idType === ID_TYPE.idCard ? '中国' : '',
      idType,
      idNoMask: maskPaperNo(papers?.id_no),
      idExpireDate: customer.id_expire_date,
      mobile: customer.mobile,
      email: papers?.email ?? '',
      regionCode,
      regionName,
      addressDetail,
    }
  },

  ftPrincipalSave({ applyId, revision, requestNo: _requestNo, dropSpouse, ...input }, context) {
    const row = applicationToSave({ applyId, revision, name: 'principal' }, context)
    const isMarried = input.maritalStatus === MARITAL_STATUS.married
    const losesSpouse = !isMarried && savedSection(row, 'spouse') !== undefined
    if (losesSpouse && isOff(dropSpouse)) {
      throw new BusinessError(INNER.stateConflict, { msg: '婚姻状况已变更，请确认不再保留配偶信息' })
    }
    const isEmployed = hasEmployer(input.occupation)
    const hasOther = input.assetSource.includes(ASSET_SOURCE.other)
    const value = {
      ...input,
      employer: isEmployed ? input.employer.trim() : '',
      position: isEmployed ? input.position.trim() : '',
      assetSourceNote: hasOther ? input.assetSourceNote.trim() : '',
      pepDetail: isOn(input.pep) ? input.pepDetail.trim() : '',
      addressDetail: input.addressDetail.trim(),
    }
    const columns = losesSpouse ? { spouse: '' } : {}
    const saved = saveSection(row, { applyId, revision, name: 'principal', value, columns }, context)
    // What was typed of a spouse and not saved goes with it.
    if (!isMarried) {
      dropDraft(context.db, {
        customerId: context.customerId,
        kind: 'ftApplication',
        subject: `${applyId}:spouse`,
      })
    }
    return progressOf(saved.row, saved.revision, context)
  },

  ftCardRead({ applyId, owner, side, fileId }, context) {
    ownEditableApplication(applyId, owner === 'client' ? 'identity' : 'spouse', context)
    return readPhoto(context, { fileId, side, field: 'fileId' })
  },

  ftIdentitySave({ applyId, revision, requestNo: _requestNo, ...input }, context) {
    const row = applicationToSave({ applyId, revision, name: 'identity' }, context)
    const isPhotographed = input.way === PAPERS_WAY.photos
    const value = isPhotographed ? input : { ...input, frontFileId: '', backFileId: '' }
    const endDate = ownCardEnd(value, context)
    const fileIds = isPhotographed ? [value.frontFileId, value.backFileId] : []
    const files = [{ fileIds, purpose: UPLOAD_PURPOSE.identity, field: 'frontFileId' }]
    const stored = { ...value, endDate }
    const saved = saveSection(row, { applyId, revision, name: 'identity', value: stored, files }, context)
    return progressOf(saved.row, saved.revision, context)
  },

  ftSpouseSave({ applyId, revision, requestNo: _requestNo, ...input }, context) {
    const row = applicationToSave({ applyId, revision, name: 'spouse' }, context)
    const spouse = cleanSpouse(input)
    const value = { ...spouse, endDate: matePaperEnd(spouse, context) }
    const cards = [value.mateFrontFileId, value.mateBackFileId].filter(id => id !== '')
    const files = [
      { fileIds: cards, purpose: UPLOAD_PURPOSE.identity, field: 'mateFrontFileId' },
      { fileIds: value.consentFileIds, purpose: UPLOAD_PURPOSE.trust, field: 'consentFileIds' },
    ]
    const saved = saveSection(row, { applyId, revision, name: 'spouse', value, files }, context)
    return progressOf(saved.row, saved.revision, context)
  },

  ftPrincipalConfirm({ applyId }, context) {
    const { db, now, today } = context
    const row = ownApplication(applyId, context)
    const isOpen = (id: string) => id === 'principal' || id === 'identity' || id === 'spouse'
    const isReady = stepsOf(db, row, today()).every(
      ({ id, isNeeded, isDone }) => !isOpen(id) || isOff(isNeeded) || isOn(isDone),
    )
    if (!isDraft(row) || !isReady) throw new BusinessError(INNER.stateConflict)
    changeApplication(db, applyId, { confirmed_at: dateTimeInShanghai(now()) })
    noteProgress(db, applyId, now())
    return progressOf(ownApplication(applyId, context), 0, context)
  },

  ftSetupSave({ applyId, revision, requestNo: _requestNo, ...input }, context) {
    const row = applicationToSave({ applyId, revision, name: 'setup' }, context)
    const value = {
      ...input,
      trustName: input.trustName.trim(),
      purpose: input.purpose.trim(),
      adviser: input.investMode === INVEST_MODE.advisor ? input.adviser.trim() : '',
      protectorName: plainName(input.protectorName),
      protectorMobile: compactMobile(input.protectorMobile),
    }
    const columns = {
      trust_name: value.trustName,
      trust_kind: value.trustKind,
      initial_amount: decimal2(value.initialAmount),
    }
    const saved = saveSection(row, { applyId, revision, name: 'setup', value, columns }, context)
    return progressOf(saved.row, saved.revision, context)
  },

  ftFeeQuery: request => ({ plans: feePlansOf(request) }),

  ftPropertySave({ applyId, revision, requestNo: _requestNo, ...input }, context) {
    const row = applicationToSave({ applyId, revision, name: 'property' }, context)
    const value = { ...input, properties: cleanProperties(input.properties) }
    const files = value.properties.map(({ proofFileIds: fileIds }, index) => ({
      fileIds,
      purpose: UPLOAD_PURPOSE.trust,
      field: `properties.${index}.proofFileIds`,
    }))
    const saved = saveSection(row, { applyId, revision, name: 'property', value, files }, context)
    const total = totalOf(value.properties.map(({ estimateValue }) => estimateValue))
    return { ...progressOf(saved.row, saved.revision, context), total }
  },
} satisfies Partial<Handlers>
