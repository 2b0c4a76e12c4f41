import { labelOf } from '@/contract/labels'
import type { PaperFile } from '@/contract/papers'
import { PAPER_PART, type PaperPart, PART_TYPES } from '@/contract/tables/papers'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { bindPhoto, photoField } from '@/domains/uploads/photo-field'
import { PhotoStore } from '@/domains/uploads/photo-store'
import type { RootStore } from '@/stores/root/root-store'

const PERSONS: readonly PaperPart[] = [PAPER_PART.held, PAPER_PART.face]
const SIDES: readonly PaperPart[] = [PAPER_PART.front, PAPER_PART.back]

/** One photo that people decide by, and its field. They judge it too: what looks faulty here may be handed in all the same. */
export class PartPhoto {
  readonly label: string
  readonly photo: PhotoStore
  readonly field
  private readonly stop: () => void

  constructor(
    root: RootStore,
    readonly part: PaperPart,
    isOptional = false,
  ) {
    this.label = labelOf(PAPER_PART, part)
    this.photo = new PhotoStore(root, {
      purpose: UPLOAD_PURPOSE.identity,
      subject: PERSONS.includes(part) ? 'person' : SIDES.includes(part) ? 'card' : 'page',
      photoType: PART_TYPES[part],
      camera: part === PAPER_PART.face ? 'front' : 'back',
      mayUseAnyway: true,
    })
    this.field = photoField({ required: `请上传${this.label}`, label: this.label, isOptional })
    this.stop = bindPhoto(this.field, this.photo)
  }

  /** What is sent of it; nothing of a photo that was not taken. */
  get file(): readonly PaperFile[] {
    const { value } = this.field
    return value ? [{ part: this.part, fileId: value.fileId }] : []
  }

  dispose(): void {
    this.stop()
    this.photo.dispose()
  }
}
