import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import type { CardSide, TypedCard } from '@/contract/identity'
import { labelOf } from '@/contract/labels'
import { PHOTO_TYPES } from '@/contract/photo-types'
import { PAPER_PART, type PaperPart } from '@/contract/tables/papers'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { bindPhoto, photoField } from '@/domains/uploads/photo-field'
import { PhotoStore } from '@/domains/uploads/photo-store'
import type { FrameKind } from '@/domains/uploads/photo-frame'
import { Submission } from '@/stores/primitives/submission'
import type { RootStore } from '@/stores/root/root-store'
import { PART_LOOKS, partRule } from './part-looks'

interface Setup {
  readonly side: CardSide
  /** Whose card, where it is not the customer's own: 配偶. */
  readonly whose?: string
  /** In the native app a card that is not the customer's own is a module of its own (specification, section 4). */
  readonly module?: { readonly moduleCode: string; readonly moduleName: string }
  readonly isOptional?: boolean
  /** What it shows by now of a document that is no identity card, which people read; undefined of a card. */
  readonly part?: () => PaperPart | undefined
  /** Has the server read what it has of the photo. */
  read(fileId: string, requestNo: string): Promise<TypedCard>
  onRead?(card: TypedCard): void
  /** What is worth another look of what was read. */
  readonly doubt?: (card: TypedCard) => string | undefined
}

const TYPES = { front: PHOTO_TYPES.idFront, back: PHOTO_TYPES.idBack } as const
const SIDE_NAMES = { front: '人像面', back: '国徽面' } as const
const SIDE_HINTS = { front: '有照片的一面', back: '有签发机关的一面' } as const

/** A photo of one side of an identity card, read as soon as the server has it; of another document a photo in its place. */
export class CardPhoto {
  /** As it was read last; undefined of a photo that was read before. */
  card: TypedCard | undefined
  readonly photo: PhotoStore
  readonly field
  private readonly reading: Submission<string, TypedCard>
  private readonly stops: readonly (() => void)[]

  constructor(
    root: RootStore,
    private readonly setup: Setup,
  ) {
    const { side, module = {}, isOptional = false, part } = setup
    this.photo = new PhotoStore(root, () => {
      const shown = part?.()
      const rule = { purpose: UPLOAD_PURPOSE.identity, subject: 'card', photoType: TYPES[side] } as const
      return { ...(shown ? partRule(shown) : rule), ...module }
    })
    this.field = photoField({
      isOptional,
      label: part ? `证件照片${side === 'front' ? '' : '（另一面或另一页）'}` : `${this.title}照片`,
      rule: photo => (photo ? this.unready : this.missing),
      warning: () => this.card && setup.doubt?.(this.card),
    })
    this.reading = new Submission((fileId, requestNo) => setup.read(fileId, requestNo))
    makeAutoObservable<this, 'reading' | 'stops' | 'setup'>(
      this,
      { card: observableRef, photo: false, field: false, reading: false, stops: false, setup: false },
      { autoBind: true },
    )
    this.stops = [
      // Before the field follows the photo: one that the field has already was read before.
      reaction(
        () => this.photo.value?.fileId,
        fileId => fileId !== this.field.content?.fileId && void this.read(fileId),
      ),
      bindPhoto(this.field, this.photo),
    ]
  }

  get side(): CardSide {
    return this.setup.side
  }

  /** 人像面. */
  get title(): string {
    const part = this.setup.part?.()
    return part ? labelOf(PAPER_PART, part) : SIDE_NAMES[this.side]
  }

  get hint(): string {
    const part = this.setup.part?.()
    return part ? PART_LOOKS[part].hint : SIDE_HINTS[this.side]
  }

  get frame(): FrameKind {
    const part = this.setup.part?.()
    return part ? PART_LOOKS[part].frame : this.side
  }

  get isOptional(): boolean {
    return this.setup.isOptional ?? false
  }

  get isReading(): boolean {
    return this.reading.isSubmitting
  }

  /** Why nothing could be read, and what to do about it. */
  get problem(): string | undefined {
    const { error } = this.reading
    if (!error) return undefined
    return error.fieldErrors[0]?.msg ?? `${error.message}，请重试`
  }

  /** The line failed: the same photo may be read again. */
  get canRetry(): boolean {
    const { error } = this.reading
    return error !== undefined && error.fieldErrors.length === 0
  }

  async retry(): Promise<void> {
    await this.read(this.photo.value?.fileId)
  }

  dispose(): void {
    this.stops.forEach(stop => stop())
    this.photo.dispose()
  }

  private get missing(): string {
    const { whose = '', part } = this.setup
    return `请拍摄${whose && `${whose}${part?.() ? '证件' : '身份证'}`}${this.title}`
  }

  private get unready(): string | undefined {
    return this.problem ?? (this.isReading ? `正在识别${this.title}，请稍候` : undefined)
  }

  private async read(fileId: string | undefined): Promise<void> {
    this.reading.reset()
    runInAction(() => (this.card = undefined))
    if (fileId === undefined || this.setup.part?.()) return
    const card = await this.reading.submit(fileId)
    // Another photo may have been taken meanwhile.
    if (!card || this.photo.value?.fileId !== fileId) return
    runInAction(() => (this.card = card))
    this.setup.onRead?.(card)
  }
}
