import { qualifiedViewConfirm, qualifiedViewInfo, type QualifiedViewInfo } from '@/contract/investor'
import { agreementError } from '@/domains/agreements/agreements-to-read'
import { investorViewing } from '@/domains/gates/queries'
import { flag } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { FormSubmission } from '@/stores/form/form-submission'
import { Resource } from '@/stores/primitives/resource'
import { Submission } from '@/stores/primitives/submission'
import { changesOf, touching } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { Declaration } from './declaration'

/** Confirming to be a qualified investor, to see private products and for nothing else (decision Q6). */
export class ViewConfirmation {
  readonly viewing: Resource<QualifiedViewInfo>
  readonly declaration: Declaration
  readonly form
  readonly submission

  constructor(root: RootStore) {
    this.viewing = new Resource(signal => root.read(qualifiedViewInfo, investorViewing(), signal), {
      changes: changesOf(root),
      dependsOn: ['identity', 'investor'],
    })
    this.declaration = new Declaration(root)
    this.form = new Form({
      agreed: flag({
        rule: agreed => agreementError(agreed, this.declaration.unread),
        isTransient: true,
        label: '阅读声明',
      }),
    })
    this.submission = new FormSubmission({
      form: this.form,
      write: new Submission(
        (input: { agreementVersion: string }, requestNo) =>
          root.write(qualifiedViewConfirm, input, { label: '确认', requestNo }),
        { touches: touching(root, 'investor') },
      ),
      input: () => ({ agreementVersion: this.declaration.version }),
      onDone: ({ canView }) => this.viewing.set({ canView, gate: '' }),
      onConflict: () => this.declaration.agreement.load(),
    })
  }
}
