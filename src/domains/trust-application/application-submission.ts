import { makeAutoObservable } from 'mobx'
import {
  FT_STEP_IDS,
  type FtSection,
  ftApplicationSubmit,
  type FtStepId,
  type FtSubmitError,
} from '@/contract/ft-submission'
import { Submission } from '@/stores/primitives/submission'
import { touching } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { SubmitErrors } from './submit-errors'

interface Outcome {
  readonly errors: readonly FtSubmitError[]
}

interface Ways {
  /** It is handed in. */
  onDone(): void | Promise<void>
  /** Something is to be mended first, on this step. */
  leadTo(step: FtStepId): void
}

/** Handing an application in: what the server finds wrong leads to its step, which shows it at its field. */
export class ApplicationSubmission {
  /** What was wrong when it was tried last. */
  errors: readonly FtSubmitError[] = []
  private readonly write: Submission<{ applyId: string }, Outcome>

  constructor(
    private readonly root: RootStore,
    private readonly applyId: string,
    private readonly ways: Ways,
  ) {
    this.write = new Submission(
      (input, requestNo) => root.write(ftApplicationSubmit, input, { label: '提交', requestNo }),
      { touches: touching(root, 'applications') },
    )
    makeAutoObservable<this, 'root' | 'applyId' | 'ways' | 'write'>(
      this,
      { root: false, applyId: false, ways: false, write: false },
      { autoBind: true },
    )
  }

  get isSubmitting(): boolean {
    return this.write.isSubmitting
  }

  get problem(): string | undefined {
    return this.write.problem
  }

  /** Asks once more, and hands it in. */
  async submit(): Promise<void> {
    const isSure = await this.root.ui.confirm({
      title: '提交家族信托申请？',
      message: '提交后进入审核，审核期间不能修改；需要修改时可以先撤回。',
      confirmText: '确认提交',
    })
    if (!isSure) return
    const answer = await this.write.submit({ applyId: this.applyId })
    if (!answer) return
    this.note(answer.errors)
    const [first] = answer.errors
    if (!first) return this.ways.onDone()
    this.root.get(SubmitErrors).note(this.applyId, answer.errors)
    const step = FT_STEP_IDS.find(id => id === first.section)
    if (step) this.ways.leadTo(step)
  }

  /** A section is looked at anew: what was wrong may be mended, but for what another page has just found. */
  begin(section: FtSection): void {
    this.write.reset()
    this.note(this.root.get(SubmitErrors).take(this.applyId, section))
  }

  private note(errors: readonly FtSubmitError[]): void {
    this.errors = errors
  }
}
