import type { CodeOf } from '@/contract/code-table'
import { idKindOf } from '@/contract/tables/beneficiary'
import { ID_TYPE } from '@/contract/tables/customer'
import { documentParts, type PaperPart } from '@/contract/tables/papers'
import type { OCCUPATION } from '@/contract/tables/trust'
import type { CardPhoto } from '@/domains/card-photos/card-photo'
import type { Doubts } from '@/domains/card-photos/doubts'
import { emailText, mobileText } from '@/domains/contact/contact-parts'
import type { FileList } from '@/domains/uploads/file-list'
import { asksNationality, nationalityError, personOfId } from '@/lib/beneficiary-rules'
import { asksExpiry, asksLasting, CHINA, expiryDoubt, expiryError } from '@/lib/papers'
import { spouseIdError } from '@/lib/trust-rules'
import { choice, flag, text } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { when } from '@/stores/form/group'
import { nameText, paperNoText } from '@/stores/form/typed'

type IdType = CodeOf<typeof ID_TYPE>

/** Which paper the spouse has: it comes first, since its photos and rules hang on it. */
export function spousePaper(onOther: () => void) {
  const idType = choice<IdType>({
    initial: ID_TYPE.idCard,
    required: '请选择证件类型',
    label: '证件类型',
    onChange: onOther,
  })
  const kind = () => idKindOf('', idType.value)
  const isCard = () => kind() === 'idCard'
  return {
    idType,
    kind,
    isCard,
    /** What the photo in a place shows; undefined of the card, and of a place that this paper leaves empty. */
    partAt: (place: 0 | 1): PaperPart | undefined => documentParts(idType.value)[place],
    hasBack: () => isCard() || documentParts(idType.value).length > 1,
  }
}

interface Things {
  readonly paper: ReturnType<typeof spousePaper>
  readonly front: CardPhoto
  readonly back: CardPhoto
  readonly consents: FileList
  readonly doubts: Doubts
  readonly today: string
}

/** The spouse (rules V-SPOUSE, V-ID18, V-FILE); that the number is not the principal's own, the server alone can say. */
export function spouseForm({ paper, front, back, consents, doubts, today }: Things) {
  const { idType, kind, isCard, hasBack } = paper
  const nationality = choice<string>({
    rule: value => nationalityError(kind(), value),
    required: '请选择国籍（地区）',
    label: '国籍（地区）',
  })
  const isForeign = () => asksNationality(kind())
  const id = () => ({
    kind: kind(),
    idNo: idNo.value,
    nationality: isForeign() ? nationality.value : CHINA,
  })
  const idNo = paperNoText({
    rule: () => spouseIdError(id(), '', today),
    warning: value => doubts.warningOf('cardNo', value),
    label: '证件号码',
  })
  const isLasting = flag({ isOptional: true, label: '长期有效' })
  /** Of a card the photo says it. */
  const asksEnd = () => !isCard() && asksExpiry(kind())
  const holder = () => ({ kind: kind(), birthDate: personOfId(id(), today)?.birthDate ?? '' })
  const mayLast = () => asksEnd() && asksLasting(holder(), today)
  return new Form({
    idType,
    consented: flag({ required: '请先单独同意处理证件影像', label: '单独同意' }),
    mateFrontFileId: front.field,
    mateBackFileId: when(hasBack, back.field),
    name: nameText({ warning: value => doubts.warningOf('name', value) }),
    nationality: when(isForeign, nationality),
    idNo,
    isLasting: when(mayLast, isLasting),
    idExpireDate: when(
      () => asksEnd() && !(mayLast() && isLasting.value),
      text({
        rule: endDate => expiryError({ ...holder(), endDate }, today),
        warning: endDate => expiryDoubt({ ...holder(), endDate }, today),
        label: '证件有效期',
      }),
    ),
    mobile: mobileText(),
    email: emailText({ isOptional: true }),
    occupation: choice<CodeOf<typeof OCCUPATION>>({ required: '请选择职业', label: '职业' }),
    consentFileIds: consents.field,
  })
}

export type SpouseFields = ReturnType<typeof spouseForm>['fields']
