import { randomUUID } from 'node:crypto'
import type { SignScene } from '@/contract/signature'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { drawPng } from '../static/png'
import { dataOf } from './answers'
import type { Browser } from './harness'
import { piecesOf, sha256Of } from './sample-files'

/** A thick line across white paper. */
const SIGNED = drawPng(600, 300, (_x, y) => (y > 140 && y < 150 ? [21, 32, 43] : [255, 255, 255]))

/** Signs by hand for a scene; answers the id that the write carries. */
export async function signedFor(browser: Browser, scene: SignScene): Promise<string> {
  const started = await dataOf(browser, 'fileUploadStart', {
    purpose: UPLOAD_PURPOSE.signature,
    size: SIGNED.length,
    mime: 'image/png',
    sha256: sha256Of(SIGNED),
    requestNo: randomUUID(),
  })
  const { uploadId, pieceSize } = started as { uploadId: string; pieceSize: number }
  for (const piece of piecesOf(SIGNED, pieceSize)) {
    await browser.call('fileUploadPiece', { uploadId, ...piece, requestNo: randomUUID() })
  }
  const { fileId } = (await dataOf(browser, 'fileUploadFinish', { uploadId, requestNo: randomUUID() })) as {
    fileId: string
  }
  const signature = {
    scene,
    kind: 'drawn' as const,
    imageFileId: fileId,
    strokes: [[1000, 5000, 0, 4000, 0, 300]],
    requestNo: randomUUID(),
  }
  return ((await dataOf(browser, 'signatureSave', signature)) as { signFileId: string }).signFileId
}
