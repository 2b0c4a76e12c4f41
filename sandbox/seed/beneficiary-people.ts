import { ACCOUNT_OWNER } from '@/contract/tables/beneficiary'
import { ID_TYPE } from '@/contract/tables/customer'
import { ageOn, OPEN_ENDED } from '@/lib/date'
import { LASTING_CARD_AGE } from '@/lib/id-card'
import { nationalIdSex, passesNationalIdChecksum } from '@/lib/national-id'
import { CHINA } from '@/lib/papers'
import { passesLuhn } from '@/lib/luhn'
import { type BenePersonRow, NO_GUARDIAN } from '../store/beneficiary-sets'

/** What is said of a fictional person; the rest is filled in alike. */
export type PersonSeed = Pick<
  BenePersonRow,
  'bene_id' | 'name' | 'relation' | 'id_no' | 'birth_date' | 'share_percent' | 'bank_name' | 'card_no'
> &
  Partial<BenePersonRow>

const ADDRESS = '北京市海淀区中关村南大街1号'

/** When the identity card ends that a person was given on 6 May 2024 (rule V-ID-TERM). */
function cardEnd(birthDate: string): string {
  const age = ageOn(birthDate, '2024-05-06') ?? 0
  if (age >= LASTING_CARD_AGE) return OPEN_ENDED
  return `${2024 + (age < 16 ? 5 : age <= 25 ? 10 : 20)}-05-06`
}

/** A person of a set as its row. */
export function personRow(setId: string, sort: number, person: PersonSeed): BenePersonRow {
  return {
    set_id: setId,
    sort,
    is_edited: 0,
    base_card_no: '',
    base_own: '',
    id_type: ID_TYPE.idCard,
    nationality: CHINA,
    sex: nationalIdSex(person.id_no),
    id_expire_date: cardEnd(person.birth_date),
    occupation: '',
    mobile: '',
    email: '',
    address: ADDRESS,
    tax_type: '1',
    benefit_order: 1,
    account_owner: ACCOUNT_OWNER.own,
    account_name: person.name,
    id_front_file_id: '',
    id_back_file_id: '',
    file_ids: '[]',
    ...NO_GUARDIAN,
    ...person,
  }
}

/** A number of the unissued area 110000 with its check digit. */
export function idNoOf(birthDate: string, serial: number): string {
  const body = `110000${birthDate.replace(/-/g, '')}${String(serial).padStart(3, '0')}`
  const check = Array.from('0123456789X').find(digit => passesNationalIdChecksum(body + digit))
  return body + (check ?? '')
}

/** A card of a test range with its check digit. */
export function cardNoOf(bin: string, serial: number): string {
  const body = bin + String(serial).padStart(15 - bin.length, '0')
  const check = Array.from('0123456789').find(digit => passesLuhn(body + digit))
  return body + (check ?? '')
}
