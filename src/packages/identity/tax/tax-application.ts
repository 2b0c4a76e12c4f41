import { makeAutoObservable } from 'mobx'
import {
  type Country,
  type TaxDeclaration,
  taxDeclareInfo,
  type TaxDeclareInfo,
  taxDeclareSubmit,
} from '@/contract/tax'
import { TAX_TYPE } from '@/contract/tables/tax'
import type { FlowStore } from '@/domains/flow/flows'
import { StepWrite } from '@/domains/flow/step-write'
import { SignatureStore } from '@/domains/signature/signature-store'
import { todayInShanghai } from '@/lib/date'
import { isOn } from '@/lib/flag'
import { isSameInput } from '@/lib/same-input'
import { Form } from '@/stores/form/form'
import { FormSubmission } from '@/stores/form/form-submission'
import { ServerDraft } from '@/domains/flow/server-draft'
import { Resource } from '@/stores/primitives/resource'
import { Submission } from '@/stores/primitives/submission'
import { touching } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { TAX_DRAFT, taxDeclaration } from '../queries'
import { countriesOf, countryNameIn } from '@/domains/countries/country-list'
import { declaredDetails, detailsForm, typeForm } from './tax-form'
import { isTaxedAbroad, type TaxFacts } from './tax-flow'

type Declared = { readonly declareId: string; readonly declareDate: string }

/** A declaration under way, over all pages of its flow: what is known, what is typed, its draft, and handing it in. */
export class TaxApplication implements FlowStore {
  readonly info: Resource<TaxDeclareInfo>
  readonly countries: Resource<readonly Country[]>
  readonly type = typeForm()
  readonly details = detailsForm(todayInShanghai(Date.now()), () => this.asksChinaTin)
  readonly draft: ServerDraft
  /** Sends what was declared, once it is signed. */
  readonly declaration: Submission<TaxDeclaration & { readonly signFileId: string }, Declared>
  readonly typeStep
  readonly detailsStep
  readonly signature: SignatureStore
  /** The signature is asked for. */
  isSigning = false
  /** Address of ours that waits for the declaration; `''` for none. */
  returnTo = ''
  private stopSuggesting: () => void = () => {}

  constructor(private readonly root: RootStore) {
    const form = new Form({ type: this.type, details: this.details })
    this.draft = new ServerDraft(root, TAX_DRAFT, form)
    this.info = new Resource(async signal => {
      const [info] = await Promise.all([
        root.read(taxDeclareInfo, taxDeclaration(), signal),
        this.draft.load(),
      ])
      this.suggest(info)
      return info
    })
    this.countries = countriesOf(root)
    this.declaration = new Submission(
      (declaration, requestNo) =>
        root.write(taxDeclareSubmit, { ...declaration, promise: '1' }, { label: '提交', requestNo }),
      { touches: touching(root, 'tax') },
    )
    this.signature = new SignatureStore(root, 'taxDeclare')
    const step = new StepWrite(this.draft)
    this.typeStep = new FormSubmission({
      form: this.type,
      write: step,
      input: values => values,
      onDone: () => this.leaveType(),
    })
    this.detailsStep = new FormSubmission({
      form: this.details,
      write: step,
      input: values => values,
      onDone: () => this.sign(true),
    })
    makeAutoObservable<this, 'root' | 'stopSuggesting'>(
      this,
      {
        root: false,
        stopSuggesting: false,
        info: false,
        countries: false,
        type: false,
        details: false,
        draft: false,
        declaration: false,
        typeStep: false,
        detailsStep: false,
        signature: false,
      },
      { autoBind: true },
    )
  }

  /** Undefined until the server has said how things stand. */
  get facts(): TaxFacts | undefined {
    if (this.info.data === undefined) return undefined
    return { taxType: this.type.fields.taxType.value, areDetailsRight: this.details.isValid }
  }

  get isAbroad(): boolean {
    return isTaxedAbroad(this.type.fields.taxType.value)
  }

  /** Taxed in China too. */
  get isAlsoInChina(): boolean {
    return this.type.fields.taxType.value === TAX_TYPE.both
  }

  /** There is no Chinese identity number that serves as the tax number. */
  get asksChinaTin(): boolean {
    return this.isAlsoInChina && isOn(this.info.data?.asksChinaTin ?? '0')
  }

  /** The page came with the address it shall lead back to. */
  comeFrom(returnTo: string | undefined): void {
    if (returnTo) this.returnTo = returnTo
  }

  /** Name of a country in Chinese; its code until the list has come. */
  nameOf(code: string): string {
    return countryNameIn(this.countries, code)
  }

  /** Shows the signature in the place of the form, or the form again. */
  sign(isSigning: boolean): void {
    this.isSigning = isSigning
  }

  /** Hands in what was declared with its signature; what the server finds wrong stands at its field. */
  async declare(signFileId: string): Promise<void> {
    const answer = await this.declaration.submit(this.sameOr({ ...this.declared, signFileId }))
    const { error } = this.declaration
    if (answer) return this.finish()
    if (!error) return
    // Whether it arrived nobody knows: `sameOr` asks with the same key.
    if (this.declaration.uncertainInput) return
    this.signature.reset()
    const left = this.details.takeErrors(error.fieldErrors)
    const isAboutForm = left.length < error.fieldErrors.length
    if (isAboutForm) this.sign(false)
  }

  dispose(): void {
    this.stopSuggesting()
    this.draft.dispose()
    this.signature.dispose()
  }

  private get declared(): TaxDeclaration {
    const { taxType } = this.type.value
    const none = { surname: '', givenName: '', birthDate: '', countries: [] }
    const unsaid = { ...none, addressCn: '', addressEn: '', birthplaceCn: '', birthplaceEn: '', chinaTin: '' }
    return {
      ...(this.isAbroad ? declaredDetails(this.details.value) : unsaid),
      // A form that passed its check has a type.
      taxType: taxType as TaxDeclaration['taxType'],
    }
  }

  /** What nobody knows the outcome of, if this only has another signature: two of them would be two declarations. */
  private sameOr(input: TaxDeclaration & { readonly signFileId: string }): typeof input {
    const pending = this.declaration.uncertainInput
    return pending && isSameInput({ ...pending, signFileId: input.signFileId }, input) ? pending : input
  }

  private get way(): { readonly returnTo?: string } {
    return { returnTo: this.returnTo }
  }

  private leaveType(): void {
    if (this.isAbroad) this.root.navigation.go('identity/tax-details', this.way)
    else this.sign(true)
  }

  private finish(): void {
    this.draft.end()
    this.root.navigation.go('identity/tax-result', this.way, 'replace')
  }

  /** The registered name in latin letters and, once the customer is known, the day of birth, where nothing stands yet. */
  private suggest({ nameSuggestion, surname, givenName }: TaxDeclareInfo): void {
    const { fields } = this.details
    const known = surname ? { surname, givenName } : nameSuggestion
    this.draft.suggest(() => {
      if (fields.surname.isEmpty && fields.givenName.isEmpty) this.details.fill(known)
    })
    this.stopSuggesting()
    this.stopSuggesting = this.root.user.onceNamed(({ birDate }) =>
      this.draft.suggest(() => {
        if (fields.birthDate.isEmpty) fields.birthDate.fill(birDate)
      }),
    )
  }
}
