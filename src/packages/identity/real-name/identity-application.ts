import { makeAutoObservable } from 'mobx'
import { agreementContent } from '@/contract/agreement'
import type { ResponseOf } from '@/contract/endpoint'
import type { FlowStore } from '@/domains/flow/flows'
import { StepWrite } from '@/domains/flow/step-write'
import { consent } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { FormSubmission } from '@/stores/form/form-submission'
import { ServerDraft } from '@/domains/flow/server-draft'
import { Resource } from '@/stores/primitives/resource'
import type { RootStore } from '@/stores/root/root-store'
import { consentText, IDENTITY_DRAFT } from '../queries'
import { CardReading } from './card-reading'

type Agreement = ResponseOf<typeof agreementContent>

/** Proving who one is by the ID card: the separate consent, both sides, and what was read off them. */
export class IdentityApplication implements FlowStore {
  /** What the customer consents to, before any photo is taken (rule PI-16). */
  readonly agreement: Resource<Agreement>
  readonly front: CardReading
  readonly back: CardReading
  readonly form
  readonly draft: ServerDraft
  readonly scanStep
  /** Address of ours that waits for the identity; `''` for none. */
  returnTo = ''

  constructor(private readonly root: RootStore) {
    const version = () => this.agreement.data?.version ?? ''
    this.front = new CardReading(root, 'front', version)
    this.back = new CardReading(root, 'back', version)
    this.form = new Form({
      agreed: consent('请先阅读并单独同意《敏感个人信息处理授权书》', '单独同意'),
      front: this.front.field,
      back: this.back.field,
    })
    this.draft = new ServerDraft(root, IDENTITY_DRAFT, this.form)
    this.agreement = new Resource(async signal => {
      const [agreement] = await Promise.all([
        root.read(agreementContent, consentText(), signal),
        this.draft.load(),
      ])
      this.takeConsent(agreement)
      return agreement
    })
    this.scanStep = new FormSubmission({
      form: this.form,
      write: new StepWrite(this.draft),
      input: values => values,
      onDone: () => this.leave(),
    })
    makeAutoObservable<this, 'root'>(
      this,
      {
        root: false,
        agreement: false,
        front: false,
        back: false,
        form: false,
        draft: false,
        scanStep: false,
      },
      { autoBind: true },
    )
  }

  /** Why no photo can be taken now. */
  get lockedReason(): string | undefined {
    return this.form.fields.agreed.value ? undefined : '请先勾选上方的单独同意'
  }

  /** Neither side is on its way, and both were read. */
  get isRead(): boolean {
    return this.front.card !== undefined && this.back.card !== undefined
  }

  comeFrom(returnTo: string | undefined): void {
    if (returnTo) this.returnTo = returnTo
  }

  dispose(): void {
    this.draft.dispose()
    this.front.dispose()
    this.back.dispose()
  }

  /** Who has given this very consent before need not give it again. */
  private takeConsent({ version, signedVersion }: Agreement): void {
    if (version === signedVersion) this.form.fields.agreed.fill(true)
  }

  private leave(): void {
    const text = '身份证照片已保存，核对信息后即可完成认证'
    this.root.ui.showMessage({ text, durationMs: 4000 }, 'success')
    this.root.navigation.openAddress(this.returnTo, 'replace')
  }
}
