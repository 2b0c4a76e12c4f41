import { makeAutoObservable, runInAction } from 'mobx'
import { qualifiedInfo, type QualifiedInfo } from '@/contract/investor'
import { INVESTOR_APPLICATION_STATUS } from '@/contract/tables/investor'
import type { FlowStore } from '@/domains/flow/flows'
import { ServerDraft } from '@/domains/flow/server-draft'
import { StepWrite } from '@/domains/flow/step-write'
import type { FileList } from '@/domains/uploads/file-list'
import { isOn } from '@/lib/flag'
import type { NavigationMode } from '@/platform/pages/navigation'
import { Form } from '@/stores/form/form'
import { FormSubmission } from '@/stores/form/form-submission'
import { Resource } from '@/stores/primitives/resource'
import { changesOf } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { INVESTOR_DRAFT, ownInvestor } from '../queries'
import type { InvestorFacts, InvestorStep } from './investor-flow'
import { factsForm, factsOf, proofFiles, proofForm } from './investor-form'

/** An application to count as a qualified investor, over the steps of its page: how the customer stands, and what is filled in. */
export class InvestorApplication implements FlowStore {
  readonly info: Resource<QualifiedInfo>
  readonly facts = factsForm()
  readonly files: FileList
  readonly proof
  readonly draft: ServerDraft
  readonly factsStep
  readonly proofStep
  /** It is handed in. */
  isOver = false
  /** Address of ours that waits for the application; `''` for none. */
  returnTo = ''

  constructor(private readonly root: RootStore) {
    this.files = proofFiles(root)
    this.proof = proofForm(this.files)
    this.draft = new ServerDraft(root, INVESTOR_DRAFT, new Form({ facts: this.facts, proof: this.proof }))
    this.info = new Resource(
      async signal => {
        const [info] = await Promise.all([
          root.read(qualifiedInfo, ownInvestor(), signal),
          this.draft.found ? undefined : this.draft.load(),
        ])
        this.suggest(info)
        return info
      },
      { changes: changesOf(root), dependsOn: ['investor', 'identity'] },
    )
    const write = new StepWrite(this.draft)
    this.factsStep = new FormSubmission({
      form: this.facts,
      write,
      input: values => values,
      onDone: () => this.goTo('proof'),
    })
    this.proofStep = new FormSubmission({
      form: this.proof,
      write,
      input: values => values,
      onDone: () => this.goTo('review'),
    })
    makeAutoObservable<this, 'root'>(
      this,
      {
        root: false,
        info: false,
        facts: false,
        files: false,
        proof: false,
        draft: false,
        factsStep: false,
        proofStep: false,
      },
      { autoBind: true },
    )
  }

  /** Undefined until the server has said how things stand. */
  get known(): InvestorFacts | undefined {
    const { data: info } = this.info
    if (!info) return undefined
    return {
      canApply: info.gate === '' && isOn(info.canApply) && !this.isOver,
      areFactsRight: this.facts.isValid,
      isProofThere: this.proof.isValid,
    }
  }

  /** Something is filled in, here or on another device. */
  get isBegun(): boolean {
    return (this.draft.found?.revision ?? 0) > 0 || this.facts.isDirty
  }

  /** The page came with the address it shall lead back to. */
  comeFrom(returnTo: string | undefined): void {
    if (returnTo) this.returnTo = returnTo
  }

  /** To a step; without one, to how the customer stands. */
  goTo(step: InvestorStep | '', mode: NavigationMode = 'push'): void {
    const { returnTo } = this
    this.root.navigation.go('suitability/investor-declaration', { step, returnTo }, mode)
  }

  /** It was handed in: nothing of it is saved any more, and its steps are over. */
  finish(): void {
    this.draft.end()
    this.isOver = true
    this.goTo('', 'replace')
  }

  dispose(): void {
    this.draft.dispose()
    this.files.dispose()
  }

  /** What was refused is there to be mended, where nothing is filled in yet. */
  private suggest({ application }: QualifiedInfo): void {
    if (application?.status !== INVESTOR_APPLICATION_STATUS.rejected) return
    if (this.isBegun || !this.facts.fields.criterion.isEmpty) return
    runInAction(() => {
      this.facts.fill(factsOf(application))
      this.proof.fill({ files: application.files.map(({ fileId, mime, size }) => ({ fileId, mime, size })) })
      this.draft.settle()
    })
  }
}
