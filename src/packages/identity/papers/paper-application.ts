import { makeAutoObservable, observableRef, reaction } from 'mobx'
import { agreementContent } from '@/contract/agreement'
import type { RequestOf, ResponseOf } from '@/contract/endpoint'
import {
  nonIdCardDetail,
  nonIdCardSave,
  nonIdCardSubmit,
  type Paper,
  type PaperApplicationData,
} from '@/contract/papers'
import { ID_APPLICATION_STATUS } from '@/contract/tables/identity'
import type { Country } from '@/contract/tax'
import type { FlowStore } from '@/domains/flow/flows'
import { ServerDraft } from '@/domains/flow/server-draft'
import { todayInShanghai } from '@/lib/date'
import { isSameInput } from '@/lib/same-input'
import { Form } from '@/stores/form/form'
import { FormSubmission } from '@/stores/form/form-submission'
import { Resource } from '@/stores/primitives/resource'
import { Submission } from '@/stores/primitives/submission'
import { touching } from '@/stores/root/changes-of'
import { IdentityStore } from '@/stores/root/identity-store'
import type { RootStore } from '@/stores/root/root-store'
import { consentText, paperDetailOf, PAPERS_DRAFT } from '../queries'
import { countriesOf, countryNameIn } from '@/domains/countries/country-list'
import { paperFlow, type PaperFlowFacts } from './paper-flow'
import { paperForm, type Told } from './paper-form'
import { PaperPhotos } from './paper-photos'

/** What is known when the flow is opened. */
interface Start {
  readonly agreement: ResponseOf<typeof agreementContent>
  /** The newest that did not run out. */
  readonly application: PaperApplicationData | null
}

type Save = Omit<RequestOf<typeof nonIdCardSave>, 'requestNo'>
type Submit = Omit<RequestOf<typeof nonIdCardSubmit>, 'requestNo'>

/**
 * Proving who one is by another document than the ID card, over all pages of the flow. What is typed lies in the draft on the
 * server; what was checked lies in an application there, which people decide once its photos are handed in.
 */
export class PaperApplication implements FlowStore {
  readonly start: Resource<Start>
  readonly countries: Resource<readonly Country[]>
  readonly info
  readonly photos: PaperPhotos
  readonly draft: ServerDraft
  readonly infoStep
  readonly filesStep
  /** The application that is filled in; `''` until the document was checked. */
  applyNo = ''
  /** Why the last one was refused; `''` unless it is mended. */
  rejectReason = ''
  /** The document as the server has checked it. */
  private saved: Paper | undefined
  isOver = false
  isEntered = false
  /** Address of ours that waits for the identity; `''` for none. */
  returnTo = ''
  /** The page of the document lies below the next one. */
  private hasInfoBelow = false
  private readonly submitting
  private readonly paper
  private readonly stop: () => void
  private stopSuggesting: () => void = () => {}

  constructor(private readonly root: RootStore) {
    const { form, ...paper } = paperForm(todayInShanghai(Date.now()))
    this.info = form
    this.paper = paper
    this.photos = new PaperPhotos(root, () => form.fields.idType.value)
    this.countries = countriesOf(root)
    this.draft = new ServerDraft(root, PAPERS_DRAFT, new Form({ info: form, photos: this.photos.form }))
    this.start = new Resource(async signal => {
      const [agreement, { application }, draft] = await Promise.all([
        root.read(agreementContent, consentText(), signal),
        root.read(nonIdCardDetail, paperDetailOf({}), signal),
        this.draft.load(),
      ])
      this.takeStart({ agreement, application }, draft.revision > 0)
      return { agreement, application }
    })
    this.infoStep = new FormSubmission({
      form,
      write: new Submission(
        (input: Save, requestNo) => root.write(nonIdCardSave, input, { label: '核对', requestNo }),
        { touches: touching(root, 'identity') },
      ),
      input: () => this.toSave,
      onDone: ({ applyNo }) => this.leaveInfo(applyNo),
      onConflict: () => this.catchUp(),
    })
    this.submitting = new Submission(
      (input: Submit, requestNo) => root.write(nonIdCardSubmit, input, { label: '提交', requestNo }),
      { touches: touching(root, 'identity') },
    )
    this.filesStep = new FormSubmission({
      form: this.photos.form,
      write: this.submitting,
      input: () => ({ applyNo: this.applyNo, files: this.photos.files }),
      onDone: () => this.finish('identity/upload-result'),
      onConflict: () => this.catchUp(),
    })
    makeAutoObservable<
      this,
      'root' | 'paper' | 'stop' | 'stopSuggesting' | 'hasInfoBelow' | 'saved' | 'submitting'
    >(
      this,
      {
        root: false,
        start: false,
        countries: false,
        info: false,
        photos: false,
        draft: false,
        infoStep: false,
        filesStep: false,
        hasInfoBelow: false,
        submitting: false,
        paper: false,
        stop: false,
        stopSuggesting: false,
        saved: observableRef,
      },
      { autoBind: true },
    )
    this.stop = reaction(
      () => paper.told(),
      told => told && this.takeTold(told),
    )
  }

  /** Undefined until the server has said how things stand. */
  get facts(): PaperFlowFacts | undefined {
    if (!this.start.data) return undefined
    const { saved } = this
    const isPaperSaved = saved !== undefined && isSameInput(saved, this.paper.paper())
    return { isPaperSaved, isOver: this.isOver }
  }

  /** What the server says about the photos as a whole, or about the document, which an earlier page shows. */
  get filesProblem(): string | undefined {
    return this.submitting.error?.fieldErrors[0]?.msg
  }

  get id(): string {
    return this.applyNo
  }

  comeFrom(returnTo: string | undefined): void {
    if (returnTo) this.returnTo = returnTo
  }

  enter(): void {
    this.isEntered = true
  }

  leadTo(step: string): void {
    const { returnTo, applyNo, root } = this
    const route = paperFlow.find(({ id }) => id === step)?.route ?? 'identity/identity-info'
    if (route === 'identity/identity-info') root.navigation.go(route, { returnTo }, 'replace')
    else root.navigation.go(route, { returnTo, applyNo }, 'replace')
  }

  leadToOther(applyNo: string): void {
    this.root.navigation.go('identity/auth-detail', { returnTo: this.returnTo, applyNo }, 'replace')
  }

  /** Back to the document, which is to be changed. */
  backToInfo(): void {
    const { navigation } = this.root
    if (this.hasInfoBelow) navigation.back()
    else navigation.go('identity/identity-info', { returnTo: this.returnTo, isEditing: '1' }, 'replace')
  }

  /** Name of a country in Chinese; its code until the list has come. */
  nameOf(code: string): string {
    return countryNameIn(this.countries, code)
  }

  dispose(): void {
    this.stop()
    this.stopSuggesting()
    this.draft.dispose()
    this.photos.dispose()
  }

  private get toSave(): Save {
    const paper = this.paper.paper()
    if (!paper) throw new Error('A form that passed its check has a kind and a sex.')
    const consentVersion = this.start.data?.agreement.version ?? ''
    return { ...paper, applyNo: this.applyNo, consentVersion }
  }

  /** Who has consented before need not again; what was filled in, or refused, stands in the form unless a draft is newer. */
  private takeStart({ agreement, application }: Start, hasDraft: boolean): void {
    const isFilling = application?.status === ID_APPLICATION_STATUS.filling
    const isRefused = application?.status === ID_APPLICATION_STATUS.failed
    this.isOver = application?.status === ID_APPLICATION_STATUS.inReview
    this.applyNo = application && (isFilling || this.isOver) ? application.applyNo : ''
    this.rejectReason = application && (isFilling || isRefused) ? application.rejectReason : ''
    this.saved = (isFilling && application.paper) || undefined
    const { agreed, mobile } = this.info.fields
    this.draft.suggest(() => {
      agreed.fill(agreement.version === agreement.signedVersion)
      if (hasDraft || !application?.paper) return
      this.paper.fill(application.paper)
      this.photos.fill(application)
    })
    this.stopSuggesting()
    this.stopSuggesting = this.root.user.onceNamed(({ telephone }) =>
      this.draft.suggest(() => {
        if (mobile.isEmpty) mobile.fill(telephone)
      }),
    )
  }

  /** A number that says so spares the customer two fields. */
  private takeTold({ birthDate, sex }: Told): void {
    const { fields } = this.info
    if (fields.birthDate.isEmpty) fields.birthDate.set(birthDate)
    if (fields.sex.isEmpty) fields.sex.set(sex)
  }

  private leaveInfo(applyNo: string): void {
    this.applyNo = applyNo
    this.saved = this.paper.paper()
    this.photos.keepOnlyOf(this.info.fields.idType.value)
    this.hasInfoBelow = true
    this.root.navigation.go('identity/upload-file', { applyNo, returnTo: this.returnTo })
  }

  /** Somebody was faster, or it ran out: what the server has now counts, and is shown where it is over. */
  private async catchUp(): Promise<void> {
    const before = this.applyNo
    await this.start.load()
    const application = this.start.data?.application
    if (!application) return
    const { applyNo, status } = application
    const isDecided = applyNo === before && status !== ID_APPLICATION_STATUS.filling
    if (!isDecided && status !== ID_APPLICATION_STATUS.inReview) return
    this.finish('identity/auth-detail', applyNo)
  }

  /** The server has it: the draft is gone there, and how it stands is shown in the place of the last step. */
  private finish(
    route: 'identity/upload-result' | 'identity/auth-detail',
    applyNo: string = this.applyNo,
  ): void {
    this.applyNo = applyNo
    this.isOver = true
    this.draft.end()
    this.root.get(IdentityStore).reset()
    const { returnTo } = this
    this.root.navigation.go(route, { applyNo, returnTo }, 'replace')
  }
}
