import { randomUUID } from 'node:crypto'
import type { CardSide } from '@/contract/identity'
import type { PaperFile } from '@/contract/papers'
import type { PhotoType } from '@/contract/photo-types'
import { PAPER_PART, PART_TYPES, type PaperPart } from '@/contract/tables/papers'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { UPLOAD_PIECE_BYTES, type UploadPurpose } from '@/contract/upload'
import type { SpecimenForm } from '../specimens/photo'
import { dataOf } from './answers'
import type { Answer, Browser } from './harness'
import { piecesOf, sha256Of, specimenPhoto } from './sample-files'

/** Hands a photo in, as the pages do: the front of U3's card unless another is given; answers its id. */
export async function uploadPhoto(
  on: Browser,
  bytes = specimenPhoto('front'),
  purpose: UploadPurpose = UPLOAD_PURPOSE.identity,
  photoType: PhotoType | '' = '',
): Promise<string> {
  const { uploadId } = await dataOf(on, 'fileUploadStart', {
    purpose,
    size: bytes.length,
    mime: bytes[0] === 0xff ? 'image/jpeg' : 'image/png',
    sha256: sha256Of(bytes),
    photoType,
    requestNo: randomUUID(),
  })
  for (const piece of piecesOf(bytes, UPLOAD_PIECE_BYTES)) {
    await on.call('fileUploadPiece', { uploadId, ...piece, requestNo: randomUUID() })
  }
  return (await dataOf(on, 'fileUploadFinish', { uploadId, requestNo: randomUUID() })).fileId
}

export const readSide = (on: Browser, side: CardSide, fileId: string, consentVersion = '1.0') =>
  on.call('idCardOcr', { side, fileId, consentVersion, requestNo: randomUUID() })

/** An application of which both sides were read. */
export interface BothRead {
  readonly authApplyId: string
  readonly frontFileId: string
  readonly backFileId: string
}

/** Photographs both sides of somebody's card; each may be in another form than a good one. */
export async function readBoth(
  on: Browser,
  forms: Partial<Record<CardSide, SpecimenForm>> = {},
  holder = 'U3',
): Promise<BothRead> {
  const fileIds = {
    front: await uploadPhoto(on, specimenPhoto('front', forms.front, holder)),
    back: await uploadPhoto(on, specimenPhoto('back', forms.back, holder)),
  }
  let authApplyId = ''
  for (const side of ['front', 'back'] as const) {
    const answer = await readSide(on, side, fileIds[side])
    authApplyId = (answer.data as { authApplyId: string }).authApplyId
  }
  return { authApplyId, frontFileId: fileIds.front, backFileId: fileIds.back }
}

/** What U3's card says, and the customer leaves as it is. */
const READ = { name: '陈新', address: '北京市朝阳区听松街7号3单元501室' }

export const submitIdentity = (on: Browser, read: BothRead, more: object = {}): Promise<Answer> =>
  on.call('identitySubmit', {
    ...read,
    ...READ,
    consentVersion: '1.0',
    checked: [],
    requestNo: randomUUID(),
    ...more,
  })

/** An application that waits for the face. */
export async function confirmedIdentity(on: Browser, more: object = {}, holder = 'U3'): Promise<string> {
  const read = await readBoth(on, {}, holder)
  await submitIdentity(on, read, more)
  return read.authApplyId
}

/** A face check for an application, as the service settles it; answers its token, `''` unless it passed. */
export async function faceTokenOf(
  on: Browser,
  authApplyId: string,
  result: 'passed' | 'failed' = 'passed',
): Promise<string> {
  const { bizToken } = await dataOf(on, 'faceStart', {
    scene: 'realName',
    subject: authApplyId,
    channel: 'h5',
    requestNo: randomUUID(),
  })
  await on.control('POST', 'face', { bizToken, result })
  return (await dataOf(on, 'faceResult', { bizToken })).verifyToken
}

export const finishIdentity = (
  on: Browser,
  authApplyId: string,
  faceToken: string,
  requestNo = randomUUID(),
) => on.call('identityFinish', { authApplyId, faceToken, requestNo })

/** Hands in a photo of what a document asks for. */
export const uploadPart = async (on: Browser, part: PaperPart): Promise<PaperFile> => ({
  part,
  fileId: await uploadPhoto(on, specimenPhoto('front'), UPLOAD_PURPOSE.identity, PART_TYPES[part]),
})

/** Hands an application to people with these photos, one of the holder unless others are given. */
export async function manualIdentity(
  on: Browser,
  authApplyId: string,
  { requestNo = randomUUID(), files }: { requestNo?: string; files?: readonly PaperFile[] } = {},
): Promise<Answer> {
  const photos = files ?? [await uploadPart(on, PAPER_PART.held)]
  return on.call('identityManual', { authApplyId, files: photos, requestNo })
}
