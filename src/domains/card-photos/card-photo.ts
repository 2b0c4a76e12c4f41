import { makeAutoObservable, reaction } from 'mobx'
import type { CardSide, TypedCard } from '@/contract/identity'
import { PHOTO_TYPES } from '@/contract/photo-types'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { bindPhoto, photoField } from '@/domains/uploads/photo-field'
import { PhotoStore } from '@/domains/uploads/photo-store'
import { Submission } from '@/stores/primitives/submission'
import type { RootStore } from '@/stores/root/root-store'

interface Setup {
  readonly side: CardSide
  /** Whose card, where it is not the customer's own: 配偶. */
  readonly whose?: string
  /** In the native app a card that is not the customer's own is a module of its own (specification, section 4). */
  readonly module?: { readonly moduleCode: string; readonly moduleName: string }
  readonly isOptional?: boolean
  /** Has the server read what it has of the photo. */
  read(fileId: string, requestNo: string): Promise<TypedCard>
  onRead?(card: TypedCard): void
}

const TYPES = { front: PHOTO_TYPES.idFront, back: PHOTO_TYPES.idBack } as const
const SIDE_NAMES = { front: '人像面', back: '国徽面' } as const

/** A photo of one side of an identity card, read as soon as the server has it. */
export class CardPhoto {
  /** 人像面. */
  readonly title: string
  readonly photo: PhotoStore
  readonly field
  private readonly reading: Submission<string, TypedCard>
  private readonly stops: readonly (() => void)[]

  constructor(
    root: RootStore,
    private readonly setup: Setup,
  ) {
    const { side, whose = '', module = {}, isOptional = false } = setup
    this.title = SIDE_NAMES[side]
    this.photo = new PhotoStore(root, {
      ...{ purpose: UPLOAD_PURPOSE.identity, subject: 'card', photoType: TYPES[side] },
      ...module,
    })
    this.field = photoField({
      ...(isOptional ? { isOptional } : { required: `请拍摄${whose && `${whose}身份证`}${this.title}` }),
      label: `${this.title}照片`,
      rule: () => this.problem ?? (this.isReading ? `正在识别${this.title}，请稍候` : undefined),
    })
    this.reading = new Submission((fileId, requestNo) => setup.read(fileId, requestNo))
    makeAutoObservable<this, 'reading' | 'stops' | 'setup'>(
      this,
      { title: false, photo: false, field: false, reading: false, stops: false, setup: false },
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

  private async read(fileId: string | undefined): Promise<void> {
    this.reading.reset()
    if (fileId === undefined) return
    const card = await this.reading.submit(fileId)
    // Another photo may have been taken meanwhile.
    if (card && this.photo.value?.fileId === fileId) this.setup.onRead?.(card)
  }
}
