import { makeAutoObservable, reaction } from 'mobx'
import { ftCardRead, type FtReadCard } from '@/contract/ft-application'
import type { CardSide } from '@/contract/identity'
import { IMAGE_MODULES } from '@/contract/native-calls'
import { PHOTO_TYPES } from '@/contract/photo-types'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { bindPhoto, photoField } from '@/domains/uploads/photo-field'
import { PhotoStore } from '@/domains/uploads/photo-store'
import { Submission } from '@/stores/primitives/submission'
import type { RootStore } from '@/stores/root/root-store'

/** Whose card, and which side of it. */
interface CardPart {
  readonly applyId: string
  readonly owner: 'client' | 'mate'
  readonly side: CardSide
}

const TYPES = { front: PHOTO_TYPES.idFront, back: PHOTO_TYPES.idBack } as const
const SIDE_NAMES = { front: '人像面', back: '国徽面' } as const
const { code: moduleCode, mateFront, mateBack } = IMAGE_MODULES.client
/** In the native app the spouse's card is a module of its own (specification, section 4). */
const MATE_MODULES = {
  front: { moduleCode, moduleName: mateFront },
  back: { moduleCode, moduleName: mateBack },
} as const

/** A photo of one side of an identity card, read as soon as the server has it. */
export class CardPhoto {
  /** 人像面. */
  readonly title: string
  readonly photo: PhotoStore
  readonly field
  private readonly reading: Submission<string, FtReadCard>
  private readonly stops: readonly (() => void)[]

  constructor(
    root: RootStore,
    readonly part: CardPart,
    private readonly onRead: (card: FtReadCard) => void,
  ) {
    const { owner, side } = part
    this.title = SIDE_NAMES[side]
    const modules = owner === 'mate' ? MATE_MODULES[side] : {}
    this.photo = new PhotoStore(root, {
      ...{ purpose: UPLOAD_PURPOSE.identity, subject: 'card', photoType: TYPES[side] },
      ...modules,
    })
    this.field = photoField({
      required: `请拍摄${owner === 'mate' ? '配偶身份证' : ''}${this.title}`,
      label: `${this.title}照片`,
      rule: () => this.problem ?? (this.isReading ? `正在识别${this.title}，请稍候` : undefined),
    })
    this.reading = new Submission((fileId, requestNo) =>
      root.write(
        ftCardRead,
        { ...part, fileId, consent: '1' },
        { requestNo, showLoading: false, isQuiet: true },
      ),
    )
    makeAutoObservable<this, 'reading' | 'stops' | 'onRead'>(
      this,
      {
        ...{ title: false, photo: false, field: false, part: false },
        ...{ reading: false, stops: false, onRead: false },
      },
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
    if (card && this.photo.value?.fileId === fileId) this.onRead(card)
  }
}
