import { makeAutoObservable } from 'mobx'
import {
  BENE_FILES_MAX,
  beneFillInfo,
  type BeneFillInfo,
  beneficiaryBankChangeApply,
} from '@/contract/beneficiary'
import type { RequestOf, ResponseOf } from '@/contract/endpoint'
import { ACCOUNT_OWNER } from '@/contract/tables/beneficiary'
import { BANK_CHANGE_STATUS } from '@/contract/tables/trade'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { ServerDraft } from '@/domains/flow/server-draft'
import { FileList } from '@/domains/uploads/file-list'
import { Proof } from '@/domains/verification/proof'
import { VerifiedSubmission } from '@/domains/verification/verified-submission'
import { accountDraft } from '@/lib/beneficiary-drafts'
import { choice, flag } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { FormSubmission } from '@/stores/form/form-submission'
import { when } from '@/stores/form/group'
import { cardNoText, nameText } from '@/stores/form/typed'
import { Resource } from '@/stores/primitives/resource'
import { changesOf } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { ownDataOf } from '../queries'
import { fillDrafted } from '../shared/fill-drafted'
import type { OwnRef } from './own-data-store'

type ApplyInput = Pick<
  RequestOf<typeof beneficiaryBankChangeApply>,
  'beneId' | 'accountOwner' | 'accountName' | 'cardNo' | 'proofFileIds'
>

/** Another account for a beneficiary, confirmed by face and code; the one in force is paid until it is approved (rule V-BANK-OWNER). */
export class AccountStore {
  readonly info: Resource<BeneFillInfo>
  readonly files: FileList
  readonly form
  /** In a browser the face check leaves the page: what was typed is there afterwards. */
  readonly draft: ServerDraft
  readonly proof: Proof
  readonly application: VerifiedSubmission<ApplyInput, ResponseOf<typeof beneficiaryBankChangeApply>>
  readonly submission

  constructor(
    private readonly root: RootStore,
    ref: OwnRef & { readonly beneId: string },
  ) {
    this.files = new FileList(root, {
      purpose: UPLOAD_PURPOSE.beneficiary,
      max: BENE_FILES_MAX,
      label: '证明材料',
      required: '请上传证明材料',
    })
    const accountOwner = choice<string>({
      initial: ACCOUNT_OWNER.own,
      required: '请选择收款账户',
      label: '收款账户',
    })
    const withFiles = flag({ isOptional: true, label: '补充证明材料' })
    this.form = new Form({
      accountOwner: when(() => this.names.length > 1, accountOwner),
      accountName: nameText({ label: '户名' }),
      cardNo: cardNoText(),
      withFiles,
      files: when(() => withFiles.value, this.files.field),
    })
    this.draft = new ServerDraft(root, accountDraft(ref.beneId), this.form)
    this.info = new Resource(
      async signal => {
        const info = await root.read(beneFillInfo, ownDataOf(ref), signal)
        await fillDrafted(this.draft, () => undefined)
        return info
      },
      { changes: changesOf(root), dependsOn: ['beneficiaries'] },
    )
    this.proof = new Proof(root, {
      scene: 'beneficiary',
      subject: ref.beneId,
      needs: 'both',
      form: this.form,
    })
    this.application = new VerifiedSubmission<ApplyInput, ResponseOf<typeof beneficiaryBankChangeApply>>(
      root,
      {
        endpoint: beneficiaryBankChangeApply,
        proof: this.proof,
        act: '收款账户变更',
        send: ({ faceToken = '', ...input }, requestNo) =>
          root.write(beneficiaryBankChangeApply, { ...input, faceToken }, { label: '提交', requestNo }),
        touches: ['beneficiaries'],
        onFound: () => void this.info.load(),
      },
    )
    this.submission = new FormSubmission({
      form: this.form,
      write: this.application,
      input: ({ accountOwner: owner = ACCOUNT_OWNER.own, accountName, cardNo, files = [] }): ApplyInput => ({
        beneId: ref.beneId,
        accountOwner: owner,
        accountName,
        cardNo,
        proofFileIds: files.map(({ fileId }) => fileId),
      }),
      confirm: async () => {
        await this.draft.flush()
        return true
      },
      onDone: ({ applyId }) => {
        this.draft.end()
        root.navigation.go('assets/bank-change', { applyId }, 'replace')
      },
      onConflict: () => this.info.load(),
    })
    makeAutoObservable<this, 'root'>(
      this,
      {
        ...{ root: false, info: false, files: false, form: false, proof: false },
        ...{ application: false, submission: false, draft: false },
      },
      { autoBind: true },
    )
  }

  /** Whose account may be paid, by name. */
  get names(): BeneFillInfo['accountNames'] {
    return this.info.data?.accountNames ?? []
  }

  get isInReview(): boolean {
    return this.info.data?.account.status === BANK_CHANGE_STATUS.inReview
  }

  /** The way to how the change stands. */
  showCourse(): void {
    const { applyId } = this.info.data?.account ?? {}
    if (applyId) this.root.navigation.go('assets/bank-change', { applyId })
  }

  dispose(): void {
    this.proof.dispose()
    this.draft.dispose()
    this.files.dispose()
  }
}
