import { PAPER_PART, type PaperPart, PART_TYPES } from '@/contract/tables/papers'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import type { FrameKind } from '@/domains/uploads/photo-frame'
import type { PhotoRule } from '@/domains/uploads/photo-store'

const PERSONS: readonly PaperPart[] = [PAPER_PART.held, PAPER_PART.face]
const SIDES: readonly PaperPart[] = [PAPER_PART.front, PAPER_PART.back]

/** How a photo of a document is drawn, and what has to be on it. */
export const PART_LOOKS: Readonly<Record<PaperPart, { readonly frame: FrameKind; readonly hint: string }>> = {
  page: { frame: 'page', hint: '有照片与号码的一页，四角完整' },
  front: { frame: 'front', hint: '有照片的一面，四角完整' },
  back: { frame: 'back', hint: '没有照片的一面，四角完整' },
  headPage: { frame: 'page', hint: '户主页，文字清楚' },
  ownPage: { frame: 'page', hint: '本人一页，文字清楚' },
  held: { frame: 'held', hint: '本人手持证件，脸与证件都看得清' },
  face: { frame: 'person', hint: '正面免冠，脸部清楚' },
  more: { frame: 'page', hint: '签证、居留许可等页' },
}

/** How a photo of a document is taken and judged. People judge it too: what looks faulty here may be handed in all the same. */
export function partRule(part: PaperPart): PhotoRule {
  return {
    purpose: UPLOAD_PURPOSE.identity,
    subject: PERSONS.includes(part) ? 'person' : SIDES.includes(part) ? 'card' : 'page',
    photoType: PART_TYPES[part],
    camera: part === PAPER_PART.face ? 'front' : 'back',
    mayUseAnyway: true,
  }
}
