import { PAPER_PART, paperFiles, type PaperPart } from '@/contract/tables/papers'
import type { PaperApplicationData, PaperFile } from '@/contract/papers'
import { text } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { Group, when } from '@/stores/form/group'
import type { RootStore } from '@/stores/root/root-store'
import { PartPhoto } from '../shared/part-photo'

/** The photos of a document: which of them are asked for follows from its kind. */
export class PaperPhotos {
  readonly form
  private readonly photos: Readonly<Record<PaperPart, PartPhoto>>
  /** Of which kind of document they were taken. */
  private readonly takenOf = text({ isOptional: true })

  constructor(
    root: RootStore,
    private readonly idType: () => string,
  ) {
    const photo = (part: PaperPart) => new PartPhoto(root, part, part === PAPER_PART.more)
    this.photos = {
      page: photo('page'),
      front: photo('front'),
      back: photo('back'),
      headPage: photo('headPage'),
      ownPage: photo('ownPage'),
      held: photo('held'),
      face: photo('face'),
      more: photo('more'),
    }
    const asked = (part: PaperPart) => when(() => this.parts.includes(part), this.photos[part].field)
    this.form = new Form({
      takenOf: this.takenOf,
      parts: new Group({
        page: asked('page'),
        front: asked('front'),
        back: asked('back'),
        headPage: asked('headPage'),
        ownPage: asked('ownPage'),
        held: asked('held'),
        face: asked('face'),
        more: asked('more'),
      }),
    })
  }

  /** Those that this document asks for, in the order of the page. */
  get asked(): readonly PartPhoto[] {
    return this.parts.map(part => this.photos[part])
  }

  /** How many there have to be at least. */
  get leastCount(): number {
    return paperFiles(this.idType()).required.length
  }

  /** How many of those are there. */
  get count(): number {
    return paperFiles(this.idType()).required.filter(part => this.photos[part].file.length > 0).length
  }

  /** One is on its way: why nothing can be handed in yet. */
  get busyReason(): string | undefined {
    return this.asked.find(({ photo }) => photo.isBusy) && '照片正在上传，请稍候'
  }

  get files(): PaperFile[] {
    return this.asked.flatMap(({ file }) => file)
  }

  /** Shows what was handed in before. */
  fill({ idType, files }: Pick<PaperApplicationData, 'idType' | 'files'>): void {
    this.takenOf.fill(idType)
    for (const { part, fileId, width, height } of files) {
      this.photos[part].field.fill({ fileId, width, height })
    }
  }

  /** Another document than the photos show is applied with: they have to be taken anew. */
  keepOnlyOf(idType: string): void {
    if (this.takenOf.content !== '' && this.takenOf.content !== idType) {
      for (const { photo } of Object.values(this.photos)) photo.clear()
    }
    this.takenOf.set(idType)
  }

  dispose(): void {
    for (const photo of Object.values(this.photos)) photo.dispose()
  }

  private get parts(): readonly PaperPart[] {
    const { required, optional } = paperFiles(this.idType())
    return [...required, ...optional]
  }
}
