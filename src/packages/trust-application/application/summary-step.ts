import type { FtApplicationDetail, FtProgress } from '@/contract/ft-application'
import { ftPrincipalConfirm } from '@/contract/ft-application'
import { consent } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { FormSubmission } from '@/stores/form/form-submission'
import { Resource } from '@/stores/primitives/resource'
import { Submission } from '@/stores/primitives/submission'
import { touching } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import type { TrustApplication } from './trust-application'

/** Step 4: what the first three say, as it stands now, confirmed by a tick that is given anew each time. */
export class SummaryStep {
  readonly start: Resource<FtApplicationDetail>
  readonly form = new Form({ confirmed: consent('请确认以上信息真实、完整', '确认') })
  readonly submission

  constructor(
    root: RootStore,
    readonly application: TrustApplication,
  ) {
    const { applyId } = application
    this.start = new Resource(() => application.known())
    this.submission = new FormSubmission({
      form: this.form,
      write: new Submission<{ applyId: string }, FtProgress>(
        (input, requestNo) => root.write(ftPrincipalConfirm, { ...input, confirm: '1' }, { requestNo }),
        { touches: touching(root, 'applications') },
      ),
      input: () => ({ applyId }),
      onDone: progress => {
        application.takeProgress(progress)
        application.goOn('confirm')
      },
      onConflict: () => application.reload(),
    })
  }
}
