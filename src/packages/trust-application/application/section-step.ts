import { makeObservable, observableRef, runInAction } from 'mobx'
import type { FtApplicationDetail, FtProgress } from '@/contract/ft-application'
import { drafted } from '@/domains/flow/drafted'
import { type Revised, RevisedWrite } from '@/domains/flow/revised-write'
import { ServerDraft } from '@/domains/flow/server-draft'
import type { Form } from '@/stores/form/form'
import { FormSubmission } from '@/stores/form/form-submission'
import type { Parts, ValuesOf } from '@/stores/form/group'
import type { Remark } from '@/stores/form/part'
import { Resource } from '@/stores/primitives/resource'
import { touching } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { sectionDraft } from '../queries'
import { SubmitErrors } from '@/domains/trust-application/submit-errors'
import type { TrustApplication } from './trust-application'

/** Steps that fill a section by a form. */
export type FormSection = keyof FtApplicationDetail['sections']

interface Setup<F extends Parts, I> {
  readonly section: FormSection
  readonly form: Form<F>
  /** What stands in the inputs for what is saved; where nothing is, what may be proposed. */
  content(detail: FtApplicationDetail): unknown
  /** What else has to be there before the form is shown. */
  prepare?(): Promise<unknown>
  input(values: ValuesOf<F>): I
  send(input: I & Revised, requestNo: string): Promise<FtProgress>
  /** The last question before it is saved. */
  confirm?(input: I): Promise<boolean>
  readonly ends?: readonly (() => void)[]
}

/**
 * A step that fills one section: what is saved with the draft over it, the reviewer's remarks, and saving it. The page of the
 * step owns it; the application outlives it.
 */
export class SectionStep<F extends Parts, I extends object> {
  readonly start: Resource<FtApplicationDetail>
  readonly draft: ServerDraft
  readonly submission: FormSubmission<F, I, FtProgress>
  /** Remarks about the section as a whole. */
  strayRemarks: readonly Remark[] = []
  private revision = 0

  constructor(
    private readonly root: RootStore,
    readonly application: TrustApplication,
    private readonly setup: Setup<F, I>,
  ) {
    const { section, form } = setup
    this.draft = new ServerDraft(
      root,
      sectionDraft(application.applyId, section),
      drafted(form, { learn: () => this.reload(), refill: () => this.refill() }),
    )
    this.start = new Resource(async () => {
      const [detail] = await Promise.all([
        application.known(),
        this.draft.found ? undefined : this.draft.load(),
        setup.prepare?.(),
      ])
      this.begin(detail)
      return detail
    })
    this.submission = new FormSubmission({
      form,
      write: new RevisedWrite<I, FtProgress>(root, {
        draft: this.draft,
        name: '这一步',
        touches: touching(root, 'applications'),
        send: (input, requestNo) => setup.send(input, requestNo),
        revision: () => this.revision,
        reload: () => this.reload(),
        refill: () => this.refill(),
        differences: () => {
          const { detail } = this.application
          return detail.data ? form.compare(setup.content(detail.data)) : []
        },
      }),
      input: values => setup.input(values),
      confirm: setup.confirm && (input => setup.confirm?.(input) ?? Promise.resolve(true)),
      onDone: progress => this.finish(progress),
    })
    makeObservable(this, { strayRemarks: observableRef })
  }

  get form(): Form<F> {
    return this.setup.form
  }

  dispose(): void {
    this.draft.dispose()
    this.setup.ends?.forEach(end => end())
  }

  private begin(detail: FtApplicationDetail): void {
    const { section, form } = this.setup
    const { applyId } = this.application
    runInAction(() => {
      this.revision = detail.sections[section]?.revision ?? 0
      if ((this.draft.found?.revision ?? 0) === 0) {
        this.refill(detail)
        this.draft.settle()
      }
      const remarks = this.application.isReturned ? remarksOf(detail, section) : []
      this.strayRemarks = form.takeRemarks(remarks)
      const errors = this.root.get(SubmitErrors).take(applyId, section)
      if (errors.length > 0) form.check()
      form.takeErrors(errors)
    })
  }

  /** Puts what is saved, or proposed, into the form. A draft that lies there of something else is saved over. */
  private refill(detail = this.application.detail.data): void {
    if (detail) runInAction(() => this.setup.form.fill(this.setup.content(detail)))
  }

  /** Without a line nothing is learnt, and the save asks anew. */
  private async reload(): Promise<void> {
    const { application, draft, setup } = this
    await application.learn(setup.section, draft.state.kind === 'saved').catch(() => undefined)
    this.revision = this.application.detail.data?.sections[this.setup.section]?.revision ?? this.revision
  }

  private finish(progress: FtProgress): void {
    this.revision = progress.revision
    // The server has dropped the draft with the save: what is changed from here on is a new one.
    this.draft.end()
    this.draft.renew()
    this.application.takeProgress(progress)
    this.application.goOn(this.setup.section)
  }
}

function remarksOf({ remarks }: FtApplicationDetail, section: FormSection): Remark[] {
  return remarks
    .filter(remark => remark.section === section)
    .map(({ field, content, time }) => ({ path: field, text: content, at: time.slice(5, 16) }))
}
