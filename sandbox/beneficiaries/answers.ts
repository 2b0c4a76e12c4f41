import type { BeneDetail, SetPersonRow, SetPlan } from '@/contract/beneficiary'
import { BENEFICIARY_STATUS } from '@/contract/tables/trust'
import { ageOn } from '@/lib/date'
import { maskCard, maskName } from '@/lib/mask'
import { bankChangedByOthers } from '../store/bank-changes'
import { beneficiariesOf, isMinor } from '../store/beneficiaries'
import type { BenePersonRow, BenePlanRow } from '../store/beneficiary-sets'
import type { Db } from '../store/database'
import { uploadedFileById } from '../store/uploads'
import { regionOfAddress } from '../signing/regions'
import { shownFile } from '../handlers/upload'
import { shownNameOf } from './in-force'
import type { TheSet } from './the-set'

/** A person as the list shows them, masked. */
export function shownPerson(row: BenePersonRow, today: string, isNew: boolean): SetPersonRow {
  return {
    beneId: row.bene_id,
    nameMask: shownNameOf(row),
    relation: row.relation,
    sex: row.sex,
    age: ageOn(row.birth_date, today) ?? -1,
    order: row.benefit_order,
    sharePercent: row.share_percent,
    isMinor: isMinor(row.birth_date, today) ? '1' : '0',
    guardianNameMask: row.guardian_name && maskName(row.guardian_name),
    bankName: row.bank_name,
    cardNoMask: maskCard(row.card_no),
    beneStatus: isNew ? BENEFICIARY_STATUS.inReview : BENEFICIARY_STATUS.valid,
  }
}

/** A plan as it is edited. */
export function shownPlan(row: BenePlanRow): SetPlan {
  return {
    planId: row.plan_id,
    beneId: row.bene_id,
    distType: row.dist_type,
    conditionType: row.condition_type,
    conditionNote: row.condition_note,
    amount: row.amount,
    percent: row.percent,
    frequency: row.frequency,
    startDate: row.start_date,
    endDate: row.end_date,
    proofNote: row.proof_note,
  }
}

const idsOf = (json: string) => JSON.parse(json) as string[]
const filesOf = (db: Db, json: string) =>
  idsOf(json).flatMap(id => {
    const file = uploadedFileById(db, id)
    return file ? [shownFile(file)] : []
  })

/**
 * Whether somebody else keeps this person's data by now: the beneficiary with an account of their own, or a guardian who has named another account.
 * The principal has not typed it, and does not read it.
 */
export function isSelfKept(db: Db, beneId: string, trustId: string, principalId: string): boolean {
  const row = beneficiariesOf(db, trustId).find(({ id }) => id === beneId)
  if (!row) return false
  const isBound = row.customer_id !== null && row.customer_id !== principalId
  return isBound || bankChangedByOthers(db, beneId, principalId)
}

function placed(whole: string) {
  const { regionCode, name: regionName, rest: address } = regionOfAddress(whole)
  return { regionCode, regionName, address }
}

function inputOf(row: BenePersonRow, isKept: boolean): BeneDetail['bene'] {
  const open = {
    relation: row.relation,
    taxType: row.tax_type,
    order: row.benefit_order,
    sharePercent: row.share_percent,
  }
  if (isKept) {
    return {
      ...open,
      ...{ name: '', idType: '', idNo: '', nationality: '', birthDate: '', sex: '', idExpireDate: '' },
      ...{
        occupation: '',
        mobile: '',
        email: '',
        ...placed(''),
        accountOwner: '',
        accountName: '',
        cardNo: '',
      },
      ...{ idFrontFileId: '', idBackFileId: '' },
      fileIds: [],
    }
  }
  return {
    ...open,
    name: row.name,
    idType: row.id_type,
    idNo: row.id_no,
    nationality: row.nationality,
    birthDate: row.birth_date,
    sex: row.sex,
    idExpireDate: row.id_expire_date,
    occupation: row.occupation,
    mobile: row.mobile,
    email: row.email,
    ...placed(row.address),
    accountOwner: row.account_owner,
    accountName: row.account_name,
    cardNo: row.card_no,
    idFrontFileId: row.id_front_file_id,
    idBackFileId: row.id_back_file_id,
    fileIds: idsOf(row.file_ids),
  }
}

function guardianOf(row: BenePersonRow): BeneDetail['guardian'] {
  if (row.guardian_name === '') return null
  return {
    name: row.guardian_name,
    relation: row.guardian_relation,
    idType: row.guardian_id_type,
    idNo: row.guardian_id_no,
    nationality: row.guardian_nationality,
    birthDate: row.guardian_birth_date,
    idExpireDate: row.guardian_id_expire_date,
    mobile: row.guardian_mobile,
    ...placed(row.guardian_address),
    fileIds: idsOf(row.guardian_file_ids),
  }
}

/** A person for the form that edits them. */
export function detailOf(
  db: Db,
  row: BenePersonRow,
  { isKept, isInForce, today }: { isKept: boolean; isInForce: boolean; today: string },
): Omit<BeneDetail, 'revision' | 'canEdit' | 'reason' | 'remarks'> {
  return {
    beneId: row.bene_id,
    nameMask: shownNameOf(row),
    today,
    isMinor: isMinor(row.birth_date, today) ? '1' : '0',
    isSelfKept: isKept ? '1' : '0',
    isInForce: isInForce ? '1' : '0',
    bene: inputOf(row, isKept),
    files: isKept ? [] : filesOf(db, row.file_ids),
    photos: isKept ? [] : filesOf(db, JSON.stringify([row.id_front_file_id, row.id_back_file_id])),
    guardian: guardianOf(row),
    guardianFiles: filesOf(db, row.guardian_file_ids),
  }
}

/** Who of a set is in force already: nobody of an application. */
export function idsInForce(
  db: Db,
  { change, setId }: TheSet,
  trustId: string | undefined,
): readonly string[] {
  if (trustId === undefined || (setId !== '' && !change)) return []
  return beneficiariesOf(db, trustId)
    .filter(({ status }) => status === BENEFICIARY_STATUS.valid)
    .map(({ id }) => id)
}
