import { identityManual } from '@/contract/identity'
import type { RequestOf } from '@/contract/endpoint'
import { PAPER_PART } from '@/contract/tables/papers'
import { Form } from '@/stores/form/form'
import { FormSubmission } from '@/stores/form/form-submission'
import { Submission } from '@/stores/primitives/submission'
import { touching } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { PartPhoto } from '../shared/part-photo'

/** What it needs of the application that it hands to people. */
interface Application {
  readonly authApplyId: string
  catchUp(): Promise<void>
  finish(): void
}

/** In the place of the face: one photo of the holder with the card, by which people decide. */
export class ManualStep {
  readonly held: PartPhoto
  readonly form
  readonly submission

  constructor(root: RootStore, application: Application) {
    this.held = new PartPhoto(root, PAPER_PART.held)
    this.form = new Form({ held: this.held.field })
    this.submission = new FormSubmission({
      form: this.form,
      write: new Submission(
        (input: Omit<RequestOf<typeof identityManual>, 'requestNo'>, requestNo) =>
          root.write(identityManual, input, { label: '提交', requestNo }),
        { touches: touching(root, 'identity') },
      ),
      input: () => ({ authApplyId: application.authApplyId, files: [...this.held.file] }),
      onDone: () => application.finish(),
      onConflict: () => application.catchUp(),
    })
  }

  dispose(): void {
    this.held.dispose()
  }
}
