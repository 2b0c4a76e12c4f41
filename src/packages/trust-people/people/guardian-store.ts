import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import {
  BENE_FILES_MAX,
  type BeneDetail,
  ftBeneDetail,
  ftGuardianSave,
  type GuardianInput,
} from '@/contract/beneficiary'
import { idKindOf } from '@/contract/tables/beneficiary'
import { ID_TYPE } from '@/contract/tables/customer'
import type { Country } from '@/contract/tax'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { mobileText } from '@/domains/contact/contact-parts'
import { countriesOf } from '@/domains/countries/country-list'
import { drafted } from '@/domains/flow/drafted'
import { ServerDraft } from '@/domains/flow/server-draft'
import { type AddressParts, addressParts, regionOf } from '@/domains/regions/address-parts'
import { FileList } from '@/domains/uploads/file-list'
import { beneficiaryDraft, type SetRef } from '@/lib/beneficiary-drafts'
import { asksNationality, type IdFacts, saysBirth } from '@/lib/beneficiary-rules'
import { OPEN_ENDED, todayInShanghai } from '@/lib/date'
import { guardianBirthError, guardianIdError } from '@/lib/guardian-rules'
import { asksExpiry, asksLasting, CHINA, expiryDoubt, expiryError } from '@/lib/papers'
import { personOfId } from '@/lib/beneficiary-rules'
import { choice, consent, flag, text } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { FormSubmission } from '@/stores/form/form-submission'
import { type ValuesOf, when } from '@/stores/form/group'
import { nameText, paperNoText } from '@/stores/form/typed'
import type { Remark } from '@/stores/form/part'
import { Resource } from '@/stores/primitives/resource'
import { peopleAddress } from '../shared/set-ref'
import type { RootStore } from '@/stores/root/root-store'
import { beneOf } from '../queries'
import { fillDrafted } from '../shared/fill-drafted'
import { guardianRemarks } from '../shared/remarks'
import { setWrite } from '../shared/set-write'

/** Who acts for a minor (rule V-GUARD). */
function guardianForm(files: FileList, address: AddressParts, minorIdNo: () => string, today: () => string) {
  const idType = choice<string>({
    initial: ID_TYPE.idCard,
    required: '请选择证件类型',
    label: '证件类型',
  })
  const nationality = choice<string>({ required: '请选择国籍（地区）', label: '国籍（地区）' })
  const kind = () => idKindOf('', idType.value)
  const id = (): IdFacts => ({
    kind: kind(),
    idNo: idNo.value,
    nationality: asksNationality(kind()) ? nationality.value : CHINA,
  })
  /** Of age, where the number says the day of birth. */
  const numberError = () => {
    const error = guardianIdError(id(), minorIdNo(), today())
    const told = personOfId(id(), today())
    return error ?? (told && guardianBirthError({ ...id(), birthDate: told.birthDate }, today()))
  }
  const idNo = paperNoText({ rule: numberError, label: '证件号码' })
  const birthDate = text({
    rule: birthDate => guardianBirthError({ ...id(), birthDate }, today()),
    label: '出生日期',
  })
  const holder = () => ({
    kind: kind(),
    birthDate: personOfId(id(), today())?.birthDate ?? birthDate.value,
  })
  const mayLast = () => asksLasting(holder(), today())
  const isLasting = flag({ isOptional: true, label: '长期有效' })
  return new Form({
    name: nameText(),
    relation: choice<string>({ required: '请选择与受益人的关系', label: '与受益人关系' }),
    idType,
    nationality: when(() => asksNationality(kind()), nationality),
    idNo,
    birthDate: when(() => !saysBirth(kind(), idNo.value), birthDate),
    isLasting: when(mayLast, isLasting),
    idExpireDate: when(
      () => asksExpiry(kind()) && !(mayLast() && isLasting.value),
      text({
        rule: endDate => expiryError({ ...holder(), endDate }, today()),
        warning: endDate => expiryDoubt({ ...holder(), endDate }, today()),
        label: '证件有效期',
      }),
    ),
    mobile: mobileText(),
    regionCode: address.region,
    address: address.address,
    files: files.field,
    consent: consent('请确认已取得监护人同意', '授权确认'),
  })
}

type GuardianForm = ReturnType<typeof guardianForm>

/** The guardian of one beneficiary: what is typed, and its draft. */
export class GuardianStore {
  readonly detail: Resource<BeneDetail>
  readonly files: FileList
  readonly address: AddressParts
  readonly countries: Resource<readonly Country[]>
  readonly form
  readonly draft: ServerDraft
  readonly submission
  /** What a reviewer said of the guardian as a whole. */
  strayRemarks: readonly Remark[] = []

  constructor(root: RootStore, ref: SetRef, beneId: string) {
    this.files = new FileList(root, {
      purpose: UPLOAD_PURPOSE.beneficiary,
      max: BENE_FILES_MAX,
      label: '监护关系证明',
      required: '请上传监护关系证明',
    })
    this.countries = countriesOf(root)
    this.address = addressParts(root, { isOptional: () => true })
    this.form = guardianForm(
      this.files,
      this.address,
      () => this.detail.data?.bene.idNo ?? '',
      () => this.detail.data?.today ?? todayInShanghai(Date.now()),
    )
    this.draft = new ServerDraft(
      root,
      beneficiaryDraft(ref, `guardian:${beneId}`),
      drafted(this.form, { learn: () => this.detail.load(), refill: () => this.refill() }),
    )
    this.detail = new Resource(async signal => {
      const detail = await root.read(ftBeneDetail, beneOf({ ...ref, beneId }), signal)
      await fillDrafted(this.draft, () => this.refill(detail))
      runInAction(() => (this.strayRemarks = this.form.takeRemarks(guardianRemarks(detail))))
      return detail
    })
    this.submission = new FormSubmission({
      form: this.form,
      write: setWrite<{ guardian: GuardianInput; consent: '1' }, unknown>(root, {
        draft: this.draft,
        send: (input, requestNo) =>
          root.write(ftGuardianSave, { ...ref, beneId, ...input }, { label: '保存', requestNo }),
        revision: () => this.detail.data?.revision ?? 0,
        reload: () => this.detail.load(),
        refill: () => this.refill(),
        differences: () => this.form.compare(contentOf(this.detail.data)),
      }),
      input: values => ({ guardian: inputOf(values), consent: '1' as const }),
      onDone: () => {
        this.draft.end()
        root.navigation.returnTo(peopleAddress(ref))
      },
    })
    makeAutoObservable(
      this,
      {
        ...{
          address: false,
          detail: false,
          files: false,
          countries: false,
          form: false,
          draft: false,
          submission: false,
        },
        strayRemarks: observableRef,
      },
      { autoBind: true },
    )
  }

  dispose(): void {
    this.draft.dispose()
    this.files.dispose()
  }

  private refill(detail = this.detail.data): void {
    runInAction(() => this.form.fill(contentOf(detail)))
  }
}

/** As it is sent: what the form does not ask for is nothing. */
function inputOf(values: ValuesOf<GuardianForm['fields']>): GuardianInput {
  const { files, consent: _consent, isLasting = false, ...typed } = values
  const { nationality = '', birthDate = '', idExpireDate = '', regionCode } = typed
  return {
    ...typed,
    regionCode: regionCode?.code ?? '',
    ...{ nationality, birthDate, idExpireDate: isLasting ? OPEN_ENDED : idExpireDate },
    fileIds: files.map(({ fileId }) => fileId),
  }
}

/** What is saved, as it stands in the inputs; undefined of a guardian who is not there yet. */
function contentOf(detail: BeneDetail | undefined) {
  if (!detail?.guardian) return undefined
  const { fileIds: _files, idExpireDate: endDate, regionName, ...content } = detail.guardian
  const isLasting = endDate === OPEN_ENDED
  const files = detail.guardianFiles.map(({ fileId, mime, size }) => ({ fileId, mime, size }))
  const regionCode = regionOf(content.regionCode, regionName)
  return { ...content, regionCode, isLasting, idExpireDate: isLasting ? '' : endDate, files }
}
