import { randomUUID } from 'node:crypto'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import type { Answer, Browser } from './harness'
import { uploadPhoto } from './id-card'
import { sampleJpeg } from './sample-files'

const DECLARATION = 'AG-INV-10'

/** Reads 合格投资者声明 to its end, for its seconds. */
export async function readDeclaration(on: Browser): Promise<void> {
  await on.call('agreementContent', { code: 'investor' })
  await on.advance(10)
  const report = { docId: DECLARATION, lastPage: 1, isEnd: '1', seconds: 10, requestNo: randomUUID() }
  await on.call('docReadReport', report)
}

/** Hands in a picture that proves something; answers its id. */
export const proofOf = (on: Browser): Promise<string> =>
  uploadPhoto(on, sampleJpeg(), UPLOAD_PURPOSE.qualified)

/** Applies with everything that is needed, but for what is given. */
export const applyAsInvestor = (
  on: Browser,
  fileIds: readonly string[],
  more: object = {},
): Promise<Answer> =>
  on.call('qualifiedSubmit', {
    criterion: '1',
    amount: '3000000',
    years: '2',
    fileIds,
    ownFunds: '1',
    noSplit: '1',
    consent: '1',
    agreementVersion: '1.0',
    requestNo: randomUUID(),
    ...more,
  })
