import type { BeneInput, GuardianInput } from '@/contract/beneficiary'
import { ACCOUNT_OWNER, idKindOf } from '@/contract/tables/beneficiary'
import { ID_TYPE } from '@/contract/tables/customer'
import { RELATION } from '@/contract/tables/trust'
import { asksExpiry, asksNationality, personOfId } from '@/lib/beneficiary-rules'
import { OPEN_ENDED } from '@/lib/date'
import { normaliseCardNo } from '@/lib/luhn'
import { CHINA, normalisePaperNo } from '@/lib/papers'
import { hundredthsOf, shareText } from '@/lib/shares'
import { compactNumber } from '@/lib/typed-number'
import { bankOf } from '../cards/banks'
import type { BenePersonRow } from '../store/beneficiary-sets'

/** Day of birth and sex are those of the number where it says them; a number that is wrong leaves what was typed, for the rules to judge. */
function person(input: BeneInput, today: string) {
  const isCharity = input.relation === RELATION.charity
  const idType = isCharity ? ID_TYPE.other : input.idType
  const kind = idKindOf(input.relation, idType)
  const idNo = normalisePaperNo(input.idNo)
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
  const cardNo = normaliseCardNo(input.cardNo)
  const share = hundredthsOf(input.sharePercent)
  return {
    ...person(input, today),
    name: input.name.trim(),
    relation: input.relation,
    occupation: input.occupation.trim(),
    mobile: compactNumber(input.mobile),
    email: input.email.trim(),
    address: input.address.trim(),
    tax_type: input.taxType,
    benefit_order: input.order,
    share_percent: share === undefined ? input.sharePercent : shareText(share),
    account_owner: input.accountOwner || ACCOUNT_OWNER.own,
    account_name: input.accountName.trim(),
    bank_name: bankOf(cardNo),
    card_no: cardNo,
    ...photosOf(input),
    file_ids: JSON.stringify(input.fileIds),
  } satisfies Partial<BenePersonRow>
}

/** A guardian as they are kept. */
export function guardianOfInput(input: GuardianInput, today: string) {
  const kind = idKindOf('', input.idType)
  const idNo = normalisePaperNo(input.idNo)
  const nationality = asksNationality(kind) ? input.nationality : CHINA
  const told = personOfId({ kind, idNo, nationality }, today)
  return {
    guardian_name: input.name.trim(),
    guardian_relation: input.relation,
    guardian_id_type: input.idType,
    guardian_id_no: idNo,
    guardian_nationality: nationality,
    guardian_birth_date: input.birthDate || told?.birthDate || '',
    guardian_mobile: compactNumber(input.mobile),
    guardian_address: input.address.trim(),
    guardian_file_ids: JSON.stringify(input.fileIds),
  } satisfies Partial<BenePersonRow>
}
