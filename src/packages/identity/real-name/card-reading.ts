import { makeAutoObservable, observableRef, reaction } from 'mobx'
import { type CardAnswer, type CardSide, idCardOcr, type ReadCard } from '@/contract/identity'
import { PhotoStore } from '@/domains/uploads/photo-store'
import { bindPhoto, photoField } from '@/domains/uploads/photo-field'
import { PHOTO_TYPES } from '@/contract/photo-types'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { touching } from '@/stores/root/changes-of'
import type { RootStore } from '@/stores/root/root-store'
import { Submission } from '@/stores/primitives/submission'

const SIDES = {
  front: { photoType: PHOTO_TYPES.idFront, label: '人像面' },
  back: { photoType: PHOTO_TYPES.idBack, label: '国徽面' },
} as const

/** What a side needs to know of its application, and tells it. */
interface Holder {
  /** The consent that photos are read by; `''` until it is known. */
  consentVersion(): string
  /** What was read off this photo before, here or elsewhere. */
  known(fileId: string): ReadCard | undefined
  /** `isNew`: off another photo than what the form was made of. */
  onRead(card: ReadCard, isNew: boolean): void
  /** The server has read a photo, and taken it into the application. */
  onAnswer(answer: CardAnswer): void
}

/** One side of the card: its photo, and what was read off it as soon as the server has it. */
export class CardReading {
  /** 人像面. */
  readonly label: string
  readonly photo: PhotoStore
  readonly field
  /** What was read off the photo that is shown; a photo that cannot be read gives none. */
  card: ReadCard | undefined
  /** The photo that was read last. */
  private lastFileId = ''
  private readonly reading: Submission<{ fileId: string; consentVersion: string }, CardAnswer>
  private readonly stops: (() => void)[]

  constructor(
    root: RootStore,
    readonly side: CardSide,
    private readonly holder: Holder,
  ) {
    const { photoType, label } = SIDES[side]
    this.photo = new PhotoStore(root, { purpose: UPLOAD_PURPOSE.identity, subject: 'card', photoType })
    this.label = label
    this.field = photoField({
      required: `请拍摄${label}`,
      label: `${label}照片`,
      rule: () => (this.card ? undefined : this.unreadText),
    })
    this.reading = new Submission(
      (input, requestNo) => root.write(idCardOcr, { side, ...input }, { requestNo, showLoading: false }),
      { isStep: true, touches: touching(root, 'identity') },
    )
    makeAutoObservable<this, 'holder' | 'reading' | 'stops' | 'lastFileId'>(
      this,
      {
        photo: false,
        field: false,
        side: false,
        card: observableRef,
        label: false,
        holder: false,
        lastFileId: false,
        reading: false,
        stops: false,
      },
      { autoBind: true },
    )
    this.stops = [
      bindPhoto(this.field, this.photo),
      reaction(
        // A draft brings photos before the consent that they are read by is known.
        () => (holder.consentVersion() === '' ? undefined : this.photo.value?.fileId),
        fileId => void this.read(fileId),
      ),
    ]
  }

  get isReading(): boolean {
    return this.reading.isSubmitting
  }

  /** Why a photo that is there does not do yet. */
  get unreadText(): string {
    if (this.isReading) return `正在识别${this.label}，请稍候`
    return this.isPhotoRefused ? `请重新拍摄${this.label}` : `${this.label}还没有识别，请点“重新识别”`
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
    this.reading.reset()
    const known = fileId === undefined ? undefined : this.holder.known(fileId)
    this.take(known)
    if (fileId === undefined) return
    if (known) return this.tell(known, fileId, this.lastFileId !== '' && this.lastFileId !== fileId)
    const card = await this.reading.submit({ fileId, consentVersion: this.holder.consentVersion() })
    if (card) this.holder.onAnswer(card)
    // Another photo may have been taken meanwhile.
    if (card && this.photo.value?.fileId === fileId) {
      this.take(card)
      this.tell(card, fileId, true)
    }
    if (this.isPhotoRefused) this.field.takeError(this.problem ?? '')
  }

  private tell(card: ReadCard, fileId: string, isNew: boolean): void {
    this.lastFileId = fileId
    this.holder.onRead(card, isNew)
  }

  private take(card: ReadCard | undefined): void {
    this.card = card
  }
}
