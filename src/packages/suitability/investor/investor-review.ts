import type { RequestOf, ResponseOf } from '@/contract/endpoint'
import { qualifiedSubmit } from '@/contract/investor'
import { agreementError } from '@/domains/agreements/agreements-to-read'
import { consent, flag } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { FormSubmission } from '@/stores/form/form-submission'
import { Submission } from '@/stores/primitives/submission'
import { touching } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { Declaration } from './declaration'
import type { InvestorApplication } from './investor-application'

type Application = Omit<RequestOf<typeof qualifiedSubmit>, 'requestNo'>

/** The last step: the declaration is read, the promises are given, and the application is handed in. */
export class InvestorReview {
  readonly declaration: Declaration
  readonly form
  readonly submission

  constructor(
    root: RootStore,
    private readonly application: InvestorApplication,
  ) {
    this.declaration = new Declaration(root)
    this.form = new Form({
      ownFunds: consent('请确认以自有资金投资', '自有资金承诺'),
      noSplit: consent('请确认不代持、不拼单', '不代持承诺'),
      agreed: flag({
        rule: agreed => agreementError(agreed, this.declaration.unread),
        isTransient: true,
        label: '阅读声明',
      }),
    })
    this.submission = new FormSubmission({
      form: this.form,
      write: new Submission<Application, ResponseOf<typeof qualifiedSubmit>>(
        (input, requestNo) => root.write(qualifiedSubmit, input, { label: '提交', requestNo }),
        { touches: touching(root, 'investor') },
      ),
      input: (): Application => this.input,
      onDone: () => application.finish(),
      // Another device was faster, it was decided meanwhile, or the declaration is a newer one.
      onConflict: () => this.catchUp(),
      onFailed: ({ fieldErrors }) => this.leadBack(fieldErrors),
    })
  }

  private get input(): Application {
    const { facts, proof } = this.application
    const { criterion, amount = '', years } = facts.value
    return {
      // A form that passed its check has a criterion.
      criterion: criterion as Application['criterion'],
      amount,
      years,
      fileIds: proof.value.files.map(({ fileId }) => fileId),
      ownFunds: '1',
      noSplit: '1',
      consent: '1',
      agreementVersion: this.declaration.version,
    }
  }

  private async catchUp(): Promise<void> {
    await Promise.all([this.application.info.load(), this.declaration.agreement.load()])
  }

  /** What the server finds wrong stands on the step where it was filled in. */
  private leadBack(errors: readonly { readonly field: string; readonly msg: string }[]): void {
    const ofFacts = this.application.facts.takeErrors(errors)
    if (ofFacts.length < errors.length) return this.application.goTo('facts')
    const proofErrors = errors.map(({ field, msg }) => ({ field: field.replace(/^fileIds/, 'files'), msg }))
    if (this.application.proof.takeErrors(proofErrors).length < errors.length) this.application.goTo('proof')
  }
}
