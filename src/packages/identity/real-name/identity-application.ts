import { makeAutoObservable } from 'mobx'
import { agreementContent } from '@/contract/agreement'
import type { RequestOf, ResponseOf } from '@/contract/endpoint'
import {
  type CardAnswer,
  type CardField,
  type CardSide,
  identityApplication,
  type IdentityApplicationData,
  identitySubmit,
  type ReadCard,
} from '@/contract/identity'
import { ID_APPLICATION_STATUS } from '@/contract/tables/identity'
import type { FlowStore } from '@/domains/flow/flows'
import { ServerDraft } from '@/domains/flow/server-draft'
import { StepWrite } from '@/domains/flow/step-write'
import { todayInShanghai } from '@/lib/date'
import { isOff, isOn } from '@/lib/flag'
import { consent } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { FormSubmission } from '@/stores/form/form-submission'
import { Resource } from '@/stores/primitives/resource'
import { Submission } from '@/stores/primitives/submission'
import { IdentityStore } from '@/stores/root/identity-store'
import type { RootStore } from '@/stores/root/root-store'
import { applicationOf, consentText, IDENTITY_DRAFT } from '../queries'
import { CardReading } from './card-reading'
import { identityFlow, type IdentityFacts } from './identity-flow'
import { comparedFields, infoForm, takeReading } from './info-form'
import { ManualStep } from './manual-step'

const SCAN = 'identity/identity-scan'

/** What is known when the flow is opened. */
export interface Start {
  readonly agreement: ResponseOf<typeof agreementContent>
  /** The customer's application that is not decided yet. */
  readonly application: IdentityApplicationData | null
}

/** What the customer confirms, of which photos. */
type Confirmation = Omit<RequestOf<typeof identitySubmit>, 'requestNo'>

/** What identifies an application in the addresses of its pages. */
export interface Way {
  readonly authApplyId: string
  readonly returnTo?: string
}

/**
 * Proving who one is by the ID card, over all pages of the flow: the separate consent, both sides, what was read off them and
 * its confirmation. The server holds the application; what is typed lies in its draft there.
 */
export class IdentityApplication implements FlowStore {
  readonly start: Resource<Start>
  readonly front: CardReading
  readonly back: CardReading
  /** Consent (rule PI-16) and photos. */
  readonly scan
  readonly info
  readonly draft: ServerDraft
  readonly scanStep
  readonly infoStep
  /** The way to people. */
  readonly manual: ManualStep
  /** `''` until a photo was read. */
  authApplyId = ''
  /** What was read off these very photos is confirmed. */
  isConfirmed = false
  /** The name is not the registered one: people decide. */
  isMismatch = false
  /** It waits for people, or is decided. */
  isOver = false
  /** Address of ours that waits for the identity; `''` for none. */
  returnTo = ''
  /** A step of it was shown: from here on the customer goes to and fro. */
  isEntered = false
  /** The page of the photos lies below the next one: 重新拍摄 leads back to it. */
  hasScanBelow = false
  /** What was read off photos, by their file. */
  private readonly readings = new Map<string, ReadCard>()

  constructor(private readonly root: RootStore) {
    this.start = new Resource(async signal => {
      const [agreement, { application }] = await Promise.all([
        root.read(agreementContent, consentText(), signal),
        root.read(identityApplication, applicationOf(), signal),
        this.draft.load(),
      ])
      this.takeStart({ agreement, application })
      return { agreement, application }
    })
    this.front = this.newSide('front')
    this.back = this.newSide('back')
    this.scan = new Form({
      agreed: consent('请先阅读并单独同意《敏感个人信息处理授权书》', '单独同意'),
      front: this.front.field,
      back: this.back.field,
    })
    this.info = infoForm(() => this.doubtful, todayInShanghai(Date.now()))
    this.manual = new ManualStep(root, this)
    const form = new Form({ scan: this.scan, info: this.info, manual: this.manual.form })
    this.draft = new ServerDraft(root, IDENTITY_DRAFT, form)
    this.scanStep = new FormSubmission({
      form: this.scan,
      write: new StepWrite(this.draft),
      input: values => values,
      onDone: () => this.leaveScan(),
    })
    this.infoStep = new FormSubmission({
      form: this.info,
      write: new Submission((input: Confirmation, requestNo) =>
        root.write(identitySubmit, input, { label: '提交', requestNo }),
      ),
      input: ({ name, address, checks }) => ({
        authApplyId: this.authApplyId,
        frontFileId: this.front.photo.value?.fileId ?? '',
        backFileId: this.back.photo.value?.fileId ?? '',
        consentVersion: this.consentVersion,
        name,
        address,
        checked: comparedFields(checks),
      }),
      onDone: ({ mismatch }) => this.leaveInfo(isOn(mismatch)),
      onConflict: () => this.catchUp(),
    })
    makeAutoObservable<this, 'root' | 'readings'>(
      this,
      {
        root: false,
        readings: false,
        start: false,
        front: false,
        back: false,
        scan: false,
        info: false,
        draft: false,
        scanStep: false,
        infoStep: false,
        manual: false,
      },
      { autoBind: true },
    )
  }

  /** Undefined until the server has said how things stand. */
  get facts(): IdentityFacts | undefined {
    if (!this.start.data) return undefined
    const areBothRead = this.front.card !== undefined && this.back.card !== undefined
    return { areBothRead, isConfirmed: this.isConfirmed, isOver: this.isOver }
  }

  /** What was read with doubt, to be compared. */
  get doubtful(): readonly CardField[] {
    return [this.front, this.back].flatMap(({ card }) => card?.doubtful ?? [])
  }

  /** The name that stands in the form is the registered one. */
  get isRegisteredName(): boolean {
    const { card } = this.front
    return isOn(card?.nameMatch) && card?.front?.name === this.info.fields.name.value
  }

  /** Another name than the registered one stands in the form; of one that was corrected to it the server alone can tell. */
  get isOtherName(): boolean {
    const { card } = this.front
    const isAsRead = card?.front?.name === this.info.fields.name.value
    return isOn(card?.nameMatch) ? !isAsRead : isOff(card?.nameMatch) && isAsRead
  }

  /** Why no photo can be taken now. */
  get lockedReason(): string | undefined {
    return this.scan.fields.agreed.value ? undefined : '请先勾选上方的单独同意'
  }

  /** Both photos are there, and one of them was not read: why the step cannot be left yet. */
  get unreadReason(): string | undefined {
    if (this.scan.fields.front.isEmpty || this.scan.fields.back.isEmpty) return undefined
    return [this.front, this.back].find(({ card }) => card === undefined)?.unreadText
  }

  /** What keeps this card from being used, whatever is typed: another photo has to be taken, or somebody to be asked. */
  get cardProblem(): string | undefined {
    const { sex, birthday, cardNo, endDate } = this.info.fields
    return [sex, birthday, cardNo, endDate].map(field => field.problem).find(Boolean)
  }

  get id(): string {
    return this.authApplyId
  }

  /** Parameters of the next pages. */
  get way(): Way {
    const { authApplyId, returnTo } = this
    return { authApplyId, returnTo }
  }

  comeFrom(returnTo: string | undefined): void {
    if (returnTo) this.returnTo = returnTo
  }

  enter(): void {
    this.isEntered = true
  }

  leadTo(step: string): void {
    const route = identityFlow.find(({ id }) => id === step)?.route ?? SCAN
    // Whose application the first page is about, the server knows.
    const way = route === SCAN ? { returnTo: this.returnTo } : this.way
    this.root.navigation.go(route, way, 'replace')
  }

  leadToOther(authApplyId: string): void {
    this.root.navigation.go('identity/real-name-result', { ...this.way, authApplyId }, 'replace')
  }

  /** Back to the photos, of which one is to be taken again. */
  async retake(): Promise<void> {
    const { navigation } = this.root
    await this.draft.flush()
    if (this.hasScanBelow) return navigation.back()
    navigation.go(SCAN, { returnTo: this.returnTo, isRetaking: '1' }, 'replace')
  }

  /** Somebody was faster: what the server has now counts. */
  async catchUp(): Promise<void> {
    await this.start.load()
    if (this.isOver) this.finish()
  }

  /** The server has taken it: the draft is gone there, and the result is shown in the place of the last step. */
  finish(): void {
    this.isOver = true
    this.draft.end()
    this.root.get(IdentityStore).reset()
    this.root.navigation.go('identity/real-name-result', this.way, 'replace')
  }

  dispose(): void {
    this.draft.dispose()
    this.front.dispose()
    this.back.dispose()
    this.manual.dispose()
  }

  private get consentVersion(): string {
    return this.start.data?.agreement.version ?? ''
  }

  private newSide(side: CardSide): CardReading {
    return new CardReading(this.root, side, {
      consentVersion: () => this.consentVersion,
      known: fileId => this.readings.get(fileId),
      onRead: (card, isNew) => takeReading(this.info, card, isNew),
      onAnswer: answer => this.takeAnswer(answer),
    })
  }

  /** Who has given this very consent before need not give it again; photos that the server has are shown. */
  private takeStart({ agreement, application }: Start): void {
    if (agreement.version === agreement.signedVersion) this.scan.fields.agreed.fill(true)
    this.authApplyId = application?.authApplyId ?? ''
    this.isConfirmed = isOn(application?.isConfirmed)
    this.isMismatch = isOn(application?.mismatch)
    this.isOver = application !== null && application.status !== ID_APPLICATION_STATUS.filling
    for (const { side, photo } of [this.front, this.back]) {
      const found = application?.[side]
      if (!found) continue
      this.readings.set(found.fileId, found.read)
      if (photo.value?.fileId !== found.fileId) void photo.fill(found)
    }
  }

  private takeAnswer({ authApplyId }: CardAnswer): void {
    this.authApplyId = authApplyId
    this.isConfirmed = false
  }

  private leaveScan(): void {
    this.hasScanBelow = true
    this.root.navigation.go('identity/identity-scan-info', this.way)
  }

  private leaveInfo(isMismatch: boolean): void {
    this.isConfirmed = true
    this.isMismatch = isMismatch
    this.root.navigation.go('identity/face-verify', this.way)
  }
}
