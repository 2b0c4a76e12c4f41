import { codes } from '../code-table'
import { PHOTO_TYPES, type PhotoType } from '../photo-types'
import { ID_TYPE } from './customer'

/** 证件照片: what a photo of a document shows. */
export const PAPER_PART = codes({
  page: ['page', '资料页'],
  front: ['front', '人像面'],
  back: ['back', '背面'],
  headPage: ['headPage', '户主页'],
  ownPage: ['ownPage', '本人页'],
  held: ['held', '手持证件照'],
  face: ['face', '本人正面照'],
  more: ['more', '其他页'],
})

type PaperName = Exclude<keyof typeof ID_TYPE, 'labels' | 'idCard'>

const isPaperName = (name: string): name is PaperName => name !== 'idCard' && name !== 'labels'

const NAMES: readonly PaperName[] = Object.keys(ID_TYPE).filter(isPaperName)

/** The name of a kind of document other than the ID card, by which its rules go; a code of a later version is any other. */
export function paperKindOf(idType: string): PaperName {
  return NAMES.find(name => ID_TYPE[name] === idType) ?? 'other'
}

export type PaperPart = keyof typeof PAPER_PART.labels

/** Photo type of the specification: pages of a document are 4, held 3, a face 5 (domain contract, B11). */
export const PART_TYPES: Readonly<Record<PaperPart, PhotoType>> = {
  page: PHOTO_TYPES.avatar,
  front: PHOTO_TYPES.avatar,
  back: PHOTO_TYPES.avatar,
  headPage: PHOTO_TYPES.avatar,
  ownPage: PHOTO_TYPES.avatar,
  more: PHOTO_TYPES.avatar,
  held: PHOTO_TYPES.holding,
  face: PHOTO_TYPES.facial,
}

interface PaperFiles {
  readonly required: readonly PaperPart[]
  readonly optional: readonly PaperPart[]
}

const TWO_SIDES: PaperFiles = { required: ['front', 'back', 'held'], optional: [] }

const FILES: Readonly<Partial<Record<string, PaperFiles>>> = {
  // Both sides were photographed before: people lack the holder alone.
  [ID_TYPE.idCard]: { required: ['held'], optional: [] },
  [ID_TYPE.passport]: { required: ['page', 'held'], optional: ['more'] },
  [ID_TYPE.hkMacaoPermit]: TWO_SIDES,
  [ID_TYPE.taiwanPermit]: TWO_SIDES,
  [ID_TYPE.residentCard]: TWO_SIDES,
  [ID_TYPE.hmtPermit]: TWO_SIDES,
  [ID_TYPE.officerCard]: { required: ['page', 'held', 'face'], optional: [] },
  // It has no portrait to compare a face with.
  [ID_TYPE.household]: { required: ['headPage', 'ownPage', 'held', 'face'], optional: [] },
  [ID_TYPE.other]: { required: ['page', 'held', 'face'], optional: ['more'] },
}

/** Photos that show the holder rather than the document. */
const OF_HOLDER: readonly PaperPart[] = ['held', 'face']

const NONE: PaperFiles = { required: [], optional: [] }

/** Which photos a document asks for, in the order of the page. */
export function paperFiles(idType: string): PaperFiles {
  return FILES[idType] ?? NONE
}

/** The pages or sides of a document alone, two at most: what is asked of somebody else's, who is not there to be photographed. */
export function documentParts(idType: string): readonly PaperPart[] {
  return paperFiles(idType).required.filter(part => !OF_HOLDER.includes(part))
}
