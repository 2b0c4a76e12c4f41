import type { BeneInput, GuardianInput } from '@/contract/beneficiary'
import { ACCOUNT_OWNER, idKindOf } from '@/contract/tables/beneficiary'
import { ID_TYPE } from '@/contract/tables/customer'
import { RELATION } from '@/contract/tables/trust'
import { asksNationality, personOfId } from '@/lib/beneficiary-rules'
import { OPEN_ENDED } from '@/lib/date'
import { compactMobile, compactNumber, compactPaperNo } from '@/lib/compact-number'
import { asksExpiry, CHINA } from '@/lib/papers'
import { hundredthsOf, shareText } from '@/lib/shares'
import { plainName } from '@/lib/typed-name'
import { bankOf } from '../cards/banks'
import { wholeAddress } from '../signing/regions'
import type { BenePersonRow } from '../store/beneficiary-sets'

/** Day of birth and sex are those of the number where it says them; a number that is wrong leaves what was typed, for the rules to judge. */
function person(input: BeneInput, today: string) {
  const isCharity = input.relation === RELATION.charity
  const idType = isCharity ? ID_TYPE.other : input.idType
  const kind = idKindOf(input.relation, idType)
  const idNo = compactPaperNo(input.idNo)
  const nationality = asksNationality(kind) ? input.nationality : CHINA
  const told = personOfId({ kind, idNo, nationality }, today)
  return {
    id_type: idType,
    id_no: idNo,
    nationality,
    birth_date: isCharity ? '' : input.birthDate || told?.birthDate || '',
    sex: isCharity ? '' : input.sex || told?.sex || '',
    id_expire_date: asksExpiry(kind) ? input.idExpireDate : OPEN_ENDED,
  }
}

/** Of an identity card alone: another paper has pages among the files. */
function photosOf({ relation, idType, idFrontFileId, idBackFileId }: BeneInput) {
  const isCard = idKindOf(relation, idType) === 'idCard'
  return { id_front_file_id: isCard ? idFrontFileId : '', id_back_file_id: isCard ? idBackFileId : '' }
}

/** What was typed, as it is kept. */
export function personOfInput(input: BeneInput, today: string) {
  const cardNo = compactNumber(input.cardNo)
  const share = hundredthsOf(input.sharePercent)
  // An organisation's brackets and signs are its own.
  const nameOf = (name: string) => (input.relation === RELATION.charity ? name.trim() : plainName(name))
  return {
    ...person(input, today),
    name: nameOf(input.name),
    relation: input.relation,
    occupation: input.occupation.trim(),
    mobile: compactMobile(input.mobile),
    email: input.email.trim(),
    address: wholeAddress(input),
    tax_type: input.taxType,
    benefit_order: input.order,
    share_percent: share === undefined ? input.sharePercent : shareText(share),
    account_owner: input.accountOwner || ACCOUNT_OWNER.own,
    account_name: nameOf(input.accountName),
    bank_name: bankOf(cardNo),
    card_no: cardNo,
    ...photosOf(input),
    file_ids: JSON.stringify(input.fileIds),
  } satisfies Partial<BenePersonRow>
}

/** A guardian as they are kept. */
export function guardianOfInput(input: GuardianInput, today: string) {
  const kind = idKindOf('', input.idType)
  const idNo = compactPaperNo(input.idNo)
  const nationality = asksNationality(kind) ? input.nationality : CHINA
  const told = personOfId({ kind, idNo, nationality }, today)
  return {
    guardian_name: plainName(input.name),
    guardian_relation: input.relation,
    guardian_id_type: input.idType,
    guardian_id_no: idNo,
    guardian_nationality: nationality,
    guardian_birth_date: input.birthDate || told?.birthDate || '',
    guardian_id_expire_date: asksExpiry(kind) ? input.idExpireDate : OPEN_ENDED,
    guardian_mobile: compactMobile(input.mobile),
    guardian_address: wholeAddress(input),
    guardian_file_ids: JSON.stringify(input.fileIds),
  } satisfies Partial<BenePersonRow>
}
