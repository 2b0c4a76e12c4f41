import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { INNER } from '@/contract/codes'
import { draftQuery, draftSave, type DraftKind, type SavedDraft } from '@/contract/draft'
import { readAnswer } from '@/lib/read-answer'
import { onNetworkChange } from '@/platform/host/network'
import { deviceName } from '@/platform/host/device'
import { Changes } from '@/stores/primitives/changes'
import type { Difference } from '@/stores/form/part'
import { Submission } from '@/stores/primitives/submission'
import type { RootStore } from '@/stores/root/root-store'
import { draftOf } from './queries'

/** So long after the last change it is saved. */
export const SAVE_AFTER_MS = 800
/** A save that found no server is tried again after so long, and at once when the line is back. */
export const RETRY_AFTER_MS = 10_000

/** What a draft needs of a form. */
interface Drafted {
  /** As it stands in the inputs. */
  readonly content: unknown
  fill(content: unknown): void
  /** Where another version is a different one. */
  compare?(content: unknown): readonly Difference[]
  /** Another device has changed it: learns what is saved by now, so that the question is about that as well. */
  learn?(): Promise<unknown>
}

/** What is said of the draft: 正在保存, 已自动保存 10:02, 未保存，网络恢复后继续, 在其他设备上改过，请选择. */
export type DraftState =
  | { readonly kind: 'none' | 'saving' | 'waiting' }
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'conflict'; readonly theirs: SavedDraft }

interface SaveInput {
  readonly revision: number
  readonly content: string
}

/**
 * Keeps what stands in a form on the server while it is filled in, so that it is there on another evening and on another
 * device. One save is on its way at a time; what was typed meanwhile follows it. Nothing of it lies on the device. Of two
 * devices the later one sees what the other has saved, and the customer chooses.
 */
export class ServerDraft {
  state: DraftState = { kind: 'none' }
  /** The draft as the server had it when the page was opened; undefined until it has come. */
  found: SavedDraft | undefined
  private revision = 0
  /** Handed in: nothing is saved, and nothing that is still on its way counts, until it begins anew. */
  private isEnded = false
  /** What the server has, as far as is known here. */
  private savedText: string
  /** What was sent since the last answer: any of it may have arrived. */
  private readonly sent = new Set<string>()
  private inFlight: Promise<void> | undefined
  private learning: Promise<unknown> | undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly write: Submission<SaveInput, { revision: number; savedAt: string }>
  private stops: readonly (() => void)[]
  /** Whose draft it is: dropped with the customer, as all that is kept for them. */
  private readonly owner: Changes

  constructor(
    private readonly root: RootStore,
    private readonly key: { readonly kind: DraftKind; readonly subject?: string },
    private readonly form: Drafted,
  ) {
    this.savedText = this.text
    this.owner = root.get(Changes)
    this.write = new Submission(
      (input, requestNo) =>
        root.write(
          draftSave,
          { ...key, ...input, device: deviceName() },
          { requestNo, showLoading: false, quiet: 'background' },
        ),
      { touches: () => this.owner.touch('drafts') },
    )
    makeAutoObservable<
      this,
      'root' | 'key' | 'form' | 'timer' | 'inFlight' | 'learning' | 'stops' | 'write' | 'sent' | 'owner'
    >(
      this,
      {
        state: observableRef,
        found: observableRef,
        root: false,
        key: false,
        form: false,
        timer: false,
        inFlight: false,
        learning: false,
        stops: false,
        sent: false,
        owner: false,
        write: false,
      },
      { autoBind: true },
    )
    this.stops = this.watch()
  }

  /** Something stands in the form that the server does not have. */
  get isUnsaved(): boolean {
    return !this.isEnded && this.text !== this.savedText
  }

  /** What the version of the other device has different from this one, as far as the form can tell. */
  get differences(): readonly Difference[] {
    return this.state.kind === 'conflict' ? (this.form.compare?.(contentOf(this.state.theirs)) ?? []) : []
  }

  /** Fetches the draft and puts it into the form; what was typed before it came stays and is saved over it. */
  async load(): Promise<SavedDraft> {
    const before = this.text
    const draft = await this.root.read(draftQuery, draftOf({ ...this.key }))
    runInAction(() => {
      this.found = draft
      this.revision = draft.revision
      if (draft.revision === 0) return
      this.state = { kind: 'saved', at: draft.savedAt }
      if (this.text === before) this.take(draft)
    })
    return draft
  }

  /** What stands in the form now was proposed to the customer and typed by nobody: alone it is not worth a draft. */
  settle(): void {
    clearTimeout(this.timer)
    this.savedText = this.text
  }

  /** Puts into the form what nobody has typed; what was typed before it came has to be saved all the same. */
  suggest(fill: () => void): void {
    const isTyped = this.isUnsaved
    fill()
    if (!isTyped) this.settle()
  }

  /** Saves what is not saved yet; resolves once the server has it all, or has not been reached. `true`: it has. */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer)
    await this.inFlight
    let isGoingOn = this.isOwn && this.state.kind !== 'conflict'
    while (this.isUnsaved && isGoingOn) {
      await this.save()
      // Saved, and still something is not: it was typed meanwhile, or an earlier save turned out to have arrived.
      isGoingOn = this.state.kind === 'saved'
    }
    clearTimeout(this.timer)
    if (this.isUnsaved) this.schedule(RETRY_AFTER_MS)
    return !this.isUnsaved
  }

  /** Of two versions the customer keeps this device's: over the other's draft, and over what the other has saved by then. */
  async keepMine(): Promise<void> {
    if (this.learning) await this.learning
    runInAction(() => {
      if (this.state.kind !== 'conflict') return
      this.revision = this.state.theirs.revision
      this.state = { kind: 'saving' }
    })
    if (this.state.kind === 'saving') await this.save()
  }

  /** Of two versions the customer takes the other device's, as it stands now: what stands here goes. Rejects without a line. */
  async takeTheirs(): Promise<void> {
    if (this.state.kind !== 'conflict') return
    const draft = await this.root.read(draftQuery, draftOf({ ...this.key }), undefined, { label: '获取' })
    runInAction(() => {
      this.revision = draft.revision
      this.take(draft)
      this.state = { kind: 'saved', at: draft.savedAt }
    })
  }

  /** The application is handed in: the server has dropped the draft, and nothing is saved any more. */
  end(): void {
    this.isEnded = true
    this.state = { kind: 'none' }
    this.dispose()
  }

  /** The page of a draft that ended is entered again: what is changed from here on is a new draft. */
  renew(): void {
    if (!this.isEnded) return
    this.isEnded = false
    this.revision = 0
    this.savedText = this.text
    this.stops = this.watch()
  }

  /** The page goes; what is not saved yet still is. */
  dispose(): void {
    this.stops.forEach(stop => stop())
    clearTimeout(this.timer)
    if (this.isUnsaved && this.state.kind !== 'conflict') void this.save()
  }

  private watch(): readonly (() => void)[] {
    return [
      reaction(
        () => this.text,
        () => this.schedule(SAVE_AFTER_MS),
      ),
      onNetworkChange(isOnline => isOnline && this.state.kind === 'waiting' && void this.save()),
    ]
  }

  private get isOwn(): boolean {
    return this.root.get(Changes) === this.owner
  }

  private get text(): string {
    return JSON.stringify(this.form.content)
  }

  private schedule(afterMs: number): void {
    clearTimeout(this.timer)
    if (!this.isUnsaved || this.state.kind === 'conflict') return
    this.timer = setTimeout(() => void this.save(), afterMs)
  }

  private save(): Promise<void> {
    // The page of a customer who is gone may close later than the next one came: nothing of the one goes to the other.
    if (!this.isOwn || this.isEnded) return Promise.resolve()
    this.inFlight ??= this.send().finally(() => {
      this.inFlight = undefined
      // Typed while it was on its way; a save that failed has its own time.
      if (this.state.kind === 'saved') this.schedule(SAVE_AFTER_MS)
    })
    return this.inFlight
  }

  private async send(): Promise<void> {
    const { text, revision } = this
    this.state = { kind: 'saving' }
    this.sent.add(text)
    const answer = await this.write.submit({ revision, content: text })
    runInAction(() => {
      if (this.isEnded) return
      if (answer) return this.noteSaved(text, answer.revision, answer.savedAt)
      this.takeFailure()
    })
  }

  private noteSaved(text: string, revision: number, savedAt: string): void {
    this.sent.clear()
    this.savedText = text
    this.revision = revision
    this.state = { kind: 'saved', at: savedAt }
  }

  private takeFailure(): void {
    const { error } = this.write
    if (error?.code !== INNER.stateConflict) {
      this.state = { kind: 'waiting' }
      this.timer = setTimeout(() => void this.save(), RETRY_AFTER_MS)
      return
    }
    const theirs = savedDraftOf(error.data)
    // An earlier save of this device whose answer was lost: it has arrived after all.
    if (theirs && this.sent.has(theirs.content)) {
      this.noteSaved(theirs.content, theirs.revision, theirs.savedAt)
      return
    }
    this.state = theirs ? { kind: 'conflict', theirs } : { kind: 'waiting' }
    // Without a line the save asks by itself.
    if (theirs) this.learning = this.form.learn?.().catch(() => undefined)
  }

  private take(draft: SavedDraft): void {
    this.form.fill(contentOf(draft))
    this.savedText = this.text
  }
}

function savedDraftOf(data: unknown): SavedDraft | undefined {
  return readAnswer(draftQuery.shape, data).data as SavedDraft | undefined
}

function contentOf({ content }: SavedDraft): unknown {
  try {
    return JSON.parse(content) as unknown
  } catch {
    return undefined
  }
}
