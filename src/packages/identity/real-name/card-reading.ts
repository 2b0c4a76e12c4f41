import { makeAutoObservable, observableRef, reaction } from 'mobx'
import { type CardSide, idCardOcr, type ReadCard } from '@/contract/identity'
import { PhotoStore } from '@/domains/uploads/photo-store'
import { bindPhoto, photoField } from '@/domains/uploads/photo-field'
import { PHOTO_TYPES } from '@/contract/photo-types'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import type { RootStore } from '@/stores/root/root-store'
import { Submission } from '@/stores/primitives/submission'

const SIDES = {
  front: { photoType: PHOTO_TYPES.idFront, label: '人像面' },
  back: { photoType: PHOTO_TYPES.idBack, label: '国徽面' },
} as const

/** One side of the card: its photo, and what was read off it as soon as the server has it. */
export class CardReading {
  readonly photo: PhotoStore
  readonly field
  /** What was read off the photo that is shown; a photo that cannot be read gives none. */
  card: ReadCard | undefined
  private readonly reading: Submission<{ fileId: string; consentVersion: string }, ReadCard>
  private readonly stops: (() => void)[]

  constructor(
    root: RootStore,
    readonly side: CardSide,
    private readonly consentVersion: () => string,
  ) {
    const { photoType, label } = SIDES[side]
    this.photo = new PhotoStore(root, { purpose: UPLOAD_PURPOSE.identity, subject: 'card', photoType })
    this.field = photoField({ required: `请拍摄${label}`, label: `${label}照片` })
    this.reading = new Submission((input, requestNo) =>
      root.write(idCardOcr, { side, ...input }, { requestNo, showLoading: false, isQuiet: true }),
    )
    makeAutoObservable<this, 'consentVersion' | 'reading' | 'stops'>(
      this,
      {
        photo: false,
        field: false,
        side: false,
        card: observableRef,
        consentVersion: false,
        reading: false,
        stops: false,
      },
      { autoBind: true },
    )
    this.stops = [
      bindPhoto(this.field, this.photo),
      reaction(
        // A draft brings photos before the consent that they are read by is known.
        () => (this.consentVersion() === '' ? undefined : this.photo.value?.fileId),
        fileId => void this.read(fileId),
      ),
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

  /** The photo itself is what is wrong: another has to be taken. */
  get isPhotoRefused(): boolean {
    return (this.reading.error?.fieldErrors.length ?? 0) > 0
  }

  /** Reads the photo again, after the line had failed. */
  async retry(): Promise<void> {
    await this.read(this.photo.value?.fileId)
  }

  dispose(): void {
    this.stops.forEach(stop => stop())
    this.photo.dispose()
  }

  private async read(fileId: string | undefined): Promise<void> {
    this.take(undefined)
    this.reading.reset()
    if (fileId === undefined) return
    const card = await this.reading.submit({ fileId, consentVersion: this.consentVersion() })
    // Another photo may have been taken meanwhile.
    if (card && this.photo.value?.fileId === fileId) this.take(card)
    if (this.isPhotoRefused) this.field.takeError(this.problem ?? '')
  }

  private take(card: ReadCard | undefined): void {
    this.card = card
  }
}
