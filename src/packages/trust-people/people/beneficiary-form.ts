import type { BeneDetail, BeneInput } from '@/contract/beneficiary'
import { ACCOUNT_OWNER, idKindOf } from '@/contract/tables/beneficiary'
import { ID_TYPE } from '@/contract/tables/customer'
import { RELATION } from '@/contract/tables/trust'
import { emailText, mobileText } from '@/domains/contact/contact-parts'
import { type AddressParts, regionOf } from '@/domains/regions/address-parts'
import {
  accountNameError,
  asksNationality,
  beneficiaryNameError,
  birthError,
  type IdFacts,
  idNoError,
  isMinorOn,
  isMobileAsked,
  personOfId,
  saysBirth,
} from '@/lib/beneficiary-rules'
import { OPEN_ENDED } from '@/lib/date'
import { isOn } from '@/lib/flag'
import { asksExpiry, asksLasting, CHINA, expiryDoubt, expiryError } from '@/lib/papers'
import { shareRule } from '@/lib/shares'
import type { FileList } from '@/domains/uploads/file-list'
import { choice, consent, flag, text } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { type ValuesOf, when } from '@/stores/form/group'
import { anyNameText, cardNoText, paperNoText, percentText } from '@/stores/form/typed'
import type { BeneCard } from './bene-card'

interface Kept {
  /** The beneficiary keeps their own data: the principal sees it masked. */
  readonly isSelfKept: () => boolean
  /** In force already: the company has the papers. */
  readonly isInForce: () => boolean
}

interface Papers {
  readonly files: FileList
  readonly address: AddressParts
  readonly card: BeneCard
}

/** Who benefits, how they are known, and how they are paid. `today`: the server's day, `YYYY-MM-DD`. */
export function beneficiaryForm(
  { files, card, address }: Papers,
  today: () => string,
  { isSelfKept, isInForce }: Kept,
) {
  const relation = choice<string>({ required: '请选择与委托人关系', label: '与委托人关系' })
  const idType = choice<string>({
    initial: ID_TYPE.idCard,
    required: '请选择证件类型',
    label: '证件类型',
  })
  const nationality = choice<string>({ required: '请选择国籍（地区）', label: '国籍（地区）' })
  const kind = () => idKindOf(relation.value, idType.value)
  const isOrganisation = () => relation.value === RELATION.charity
  const id = (): IdFacts => ({
    kind: kind(),
    idNo: idNo.value,
    nationality: asksNationality(kind()) ? nationality.value : CHINA,
  })
  const idNo = paperNoText({
    rule: () => idNoError(id(), today()),
    warning: value => card.doubts.warningOf('cardNo', value),
    label: '证件号码',
  })
  const birthDate = text({ rule: value => birthError(id(), value, today()), label: '出生日期' })
  const birth = () => personOfId(id(), today())?.birthDate ?? birthDate.value
  const isMinor = () => !isOrganisation() && isMinorOn(birth(), today())
  const name = anyNameText(isOrganisation, {
    rule: value => beneficiaryNameError(kind(), value),
    warning: value => card.doubts.warningOf('name', value),
    label: '姓名',
  })
  const accountOwner = choice<string>({ initial: ACCOUNT_OWNER.own, label: '收款账户' })
  const isGuardianAccount = () => isMinor() && accountOwner.value === ACCOUNT_OWNER.guardian
  const holder = () => ({ kind: kind(), birthDate: birth() })
  const mayLast = () => asksLasting(holder(), today())
  const isLasting = flag({ isOptional: true, label: '长期有效' })
  const asksBirth = () => !isOrganisation() && !saysBirth(kind(), idNo.value)
  const isOpen = () => !isSelfKept()
  const isCard = () => isOpen() && kind() === 'idCard'
  const form = new Form({
    cardConsent: when(isCard, flag({ isOptional: true, label: '单独同意' })),
    idFrontFileId: when(isCard, card.front.field),
    idBackFileId: when(isCard, card.back.field),
    name: when(isOpen, name),
    relation,
    idType: when(() => isOpen() && !isOrganisation(), idType),
    nationality: when(() => isOpen() && asksNationality(kind()), nationality),
    idNo: when(isOpen, idNo),
    birthDate: when(() => isOpen() && asksBirth(), birthDate),
    sex: when(() => isOpen() && asksBirth(), choice<string>({ required: '请选择性别', label: '性别' })),
    isLasting: when(() => isOpen() && mayLast(), isLasting),
    idExpireDate: when(
      () => isOpen() && asksExpiry(kind()) && !(mayLast() && isLasting.value),
      text({
        rule: endDate => expiryError({ ...holder(), endDate }, today()),
        warning: endDate => expiryDoubt({ ...holder(), endDate, beginDate: card.beginOf(endDate) }, today()),
        label: '证件有效期',
      }),
    ),
    mobile: when(() => isOpen() && isMobileAsked(kind(), birth(), today()), mobileText()),
    occupation: when(() => isOpen() && !isOrganisation(), text({ isOptional: true, label: '职业' })),
    email: when(isOpen, emailText({ isOptional: true })),
    regionCode: when(isOpen, address.region),
    address: when(isOpen, address.address),
    taxType: when(() => !isOrganisation(), choice<string>({ isOptional: true, label: '税收居民身份' })),
    order: choice<string>({ initial: '1', required: '请选择受益顺位', label: '受益顺位' }),
    sharePercent: percentText({ rule: shareRule, label: '受益比例' }),
    accountOwner: when(() => isOpen() && isMinor(), accountOwner),
    accountName: when(
      isOpen,
      anyNameText(isOrganisation, {
        rule: value =>
          accountNameError({
            name: name.value,
            accountName: value,
            isGuardianAccount: isGuardianAccount(),
          }),
        label: '收款账户户名',
      }),
    ),
    cardNo: when(isOpen, cardNoText()),
    files: when(() => isOpen() && !isInForce(), files.field),
    consent: consent('请确认已取得受益人或其监护人同意', '授权确认'),
  })
  return { form, isMinor, isOrganisation, birth, id }
}

export type BeneficiaryForm = ReturnType<typeof beneficiaryForm>['form']

/** As it is sent: what the form does not ask for is nothing. */
export function inputOf(values: ValuesOf<BeneficiaryForm['fields']>): BeneInput {
  const { order, files = [], consent: _consent, cardConsent: _card, isLasting = false, ...entered } = values
  const { idFrontFileId, idBackFileId, regionCode, ...typed } = entered
  return {
    name: '',
    ...{ idType: '', idNo: '', nationality: '', birthDate: '', sex: '', idExpireDate: '' },
    ...{ occupation: '', mobile: '', email: '', address: '', taxType: '', accountOwner: '' },
    ...{ accountName: '', cardNo: '' },
    ...Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined)),
    ...(isLasting ? { idExpireDate: OPEN_ENDED } : {}),
    regionCode: regionCode?.code ?? '',
    relation: typed.relation,
    sharePercent: typed.sharePercent,
    order: Number(order),
    idFrontFileId: idFrontFileId?.fileId ?? '',
    idBackFileId: idBackFileId?.fileId ?? '',
    fileIds: files.map(({ fileId }) => fileId),
  }
}

/** What the server has, as it stands in the inputs. */
export function contentOf({ bene, files, photos, isSelfKept }: BeneDetail) {
  const { fileIds: _files, order, idFrontFileId, idBackFileId, regionCode, regionName, ...rest } = bene
  const photoOf = (id: string) => {
    const photo = photos.find(({ fileId }) => fileId === id)
    return photo ? { fileId: id, width: photo.width, height: photo.height } : null
  }
  const isLasting = rest.idExpireDate === OPEN_ENDED
  const content = {
    ...rest,
    order: String(order),
    regionCode: regionOf(regionCode, regionName),
    isLasting,
    idExpireDate: isLasting ? '' : rest.idExpireDate,
    cardConsent: idFrontFileId !== '',
    idFrontFileId: photoOf(idFrontFileId),
    idBackFileId: photoOf(idBackFileId),
  }
  return isOn(isSelfKept)
    ? content
    : { ...content, files: files.map(({ fileId, mime, size }) => ({ fileId, mime, size })) }
}
