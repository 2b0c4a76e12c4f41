import { makeAutoObservable } from 'mobx'
import { BENE_FILES_MAX, beneFillInfo, type BeneFillInfo, beneFillSubmit } from '@/contract/beneficiary'
import type { RequestOf, ResponseOf } from '@/contract/endpoint'
import { BENE_FILL_STATUS, idKindOf } from '@/contract/tables/beneficiary'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { emailText, mobileText } from '@/domains/contact/contact-parts'
import { type AddressParts, addressParts } from '@/domains/regions/address-parts'
import { FileList } from '@/domains/uploads/file-list'
import { VerifiedSubmission } from '@/domains/verification/verified-submission'
import { isMobileAsked } from '@/lib/beneficiary-rules'
import { consent, flag, text } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { FormSubmission } from '@/stores/form/form-submission'
import { when } from '@/stores/form/group'
import { Resource } from '@/stores/primitives/resource'
import { changesOf } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { ownDataOf } from '../queries'

type FillInput = Omit<RequestOf<typeof beneFillSubmit>, 'requestNo' | 'verifyToken'>

/** Which beneficiary the page is about: by id, or the first of a trust. */
export interface OwnRef {
  readonly beneId?: string
  readonly trustId?: string
}

/** What a beneficiary completes of their own data: what the trust has stays unless something else is typed. */
export class OwnDataStore {
  readonly info: Resource<BeneFillInfo>
  readonly files: FileList
  readonly address: AddressParts
  readonly form
  readonly filling: VerifiedSubmission<FillInput, ResponseOf<typeof beneFillSubmit>>
  readonly submission

  constructor(root: RootStore, ref: OwnRef) {
    this.files = new FileList(root, {
      purpose: UPLOAD_PURPOSE.beneficiary,
      max: BENE_FILES_MAX,
      label: '证明材料',
      required: '请上传证明材料',
    })
    this.info = new Resource(signal => root.read(beneFillInfo, ownDataOf(ref), signal), {
      changes: changesOf(root),
      dependsOn: ['beneficiaries'],
    })
    const withFiles = flag({ isOptional: true, label: '补充证明材料' })
    this.address = addressParts(root, { isOptional: () => this.has('addressMask') })
    this.form = new Form({
      mobile: mobileText({ isOptional: () => this.hasMobile }),
      email: emailText({ isOptional: () => this.has('emailMask') }),
      occupation: text({ isOptional: true, label: '职业' }),
      regionCode: this.address.region,
      address: this.address.address,
      withFiles,
      files: when(() => withFiles.value, this.files.field),
      confirmed: consent('请确认信息真实、准确', '信息确认'),
    })
    this.filling = new VerifiedSubmission(root, {
      endpoint: beneFillSubmit,
      proof: 'beneficiary',
      subject: ({ beneId }) => beneId,
      act: '信息补填',
      send: (input, requestNo) => root.write(beneFillSubmit, input, { label: '提交', requestNo }),
      touches: ['beneficiaries'],
      onFound: () => void this.info.load(),
    })
    this.submission = new FormSubmission({
      form: this.form,
      write: this.filling,
      input: ({ mobile, email, occupation, regionCode, address, files = [] }): FillInput => ({
        ...{ beneId: this.info.data?.beneId ?? '', mobile, email, occupation, address },
        regionCode: regionCode?.code ?? '',
        fileIds: files.map(({ fileId }) => fileId),
      }),
      onDone: () => this.info.load(),
      onConflict: () => this.info.load(),
    })
    makeAutoObservable(
      this,
      { info: false, files: false, address: false, form: false, filling: false, submission: false },
      { autoBind: true },
    )
  }

  get isInReview(): boolean {
    return this.info.data?.status === BENE_FILL_STATUS.inReview
  }

  dispose(): void {
    this.files.dispose()
  }

  private get hasMobile(): boolean {
    const { data } = this.info
    if (!data) return true
    const { relation, idType, birthDate, today } = data
    return this.has('mobileMask') || !isMobileAsked(idKindOf(relation, idType), birthDate, today)
  }

  private has(name: 'mobileMask' | 'emailMask' | 'addressMask'): boolean {
    return (this.info.data?.[name] ?? '') !== ''
  }
}
