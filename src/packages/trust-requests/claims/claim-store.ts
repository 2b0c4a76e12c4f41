import { makeAutoObservable } from 'mobx'
import { type Claim, conditionalDistDetail, distCancel } from '@/contract/claim'
import type { RequestOf } from '@/contract/endpoint'
import { choice } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { FormSubmission } from '@/stores/form/form-submission'
import { Resource } from '@/stores/primitives/resource'
import { Submission } from '@/stores/primitives/submission'
import { changesOf, touching } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { claimOf } from '../queries'
import { CANCEL_REASONS } from './claim-texts'

type CancelInput = Omit<RequestOf<typeof distCancel>, 'requestNo'>

/** One claim: its course, and taking it back. */
export class ClaimStore {
  readonly claim: Resource<Claim>
  readonly form = new Form({
    reason: choice({ required: '请选择取消原因', among: CANCEL_REASONS.map(({ value }) => value) }),
  })
  readonly cancellation
  isCancelling = false

  constructor(
    private readonly root: RootStore,
    distId: string,
  ) {
    this.claim = new Resource(signal => root.read(conditionalDistDetail, claimOf({ distId }), signal), {
      changes: changesOf(root),
      dependsOn: ['trusts'],
    })
    this.cancellation = new FormSubmission({
      form: this.form,
      write: new Submission<CancelInput, Claim>(
        (input, requestNo) => root.write(distCancel, input, { label: '取消', requestNo }),
        { touches: touching(root, 'trusts') },
      ),
      input: ({ reason }): CancelInput => ({ distId, reason }),
      onDone: claim => this.take(claim),
      onConflict: () => this.catchUp(),
    })
    makeAutoObservable<this, 'root'>(
      this,
      { root: false, claim: false, form: false, cancellation: false },
      { autoBind: true },
    )
  }

  /** Opens the sheet with nothing of the last try in it. */
  open(): void {
    this.cancellation.reset()
    this.isCancelling = true
  }

  close(): void {
    this.isCancelling = false
  }

  private take(claim: Claim): void {
    this.close()
    this.claim.set(claim)
  }

  /** It was decided meanwhile. */
  private async catchUp(): Promise<void> {
    this.close()
    await this.claim.load()
    this.root.ui.showMessage({ text: '申请状态已变更，请以最新状态为准', durationMs: 4000 }, 'error')
  }
}
