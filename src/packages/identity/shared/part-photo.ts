import { labelOf } from '@/contract/labels'
import type { PaperFile } from '@/contract/papers'
import { PAPER_PART, type PaperPart } from '@/contract/tables/papers'
import { partRule } from '@/domains/card-photos/part-looks'
import { bindPhoto, photoField } from '@/domains/uploads/photo-field'
import { PhotoStore } from '@/domains/uploads/photo-store'
import type { RootStore } from '@/stores/root/root-store'

/** One photo that people decide by, and its field. */
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
    this.photo = new PhotoStore(root, partRule(part))
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
