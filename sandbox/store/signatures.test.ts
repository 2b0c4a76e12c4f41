import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { createClock } from '../clock'
import { seed } from '../seed'
import { cleanUp, temporaryFolder } from '../testing/harness'
import { samplePng } from '../testing/sample-files'
import type { Db } from './database'
import { openStore } from './open'
import { dropUnusedSignatures, keepSignature, newSignatureId, useSignature } from './signatures'
import { dropStaleUploads, finishUpload, openUpload, uploadedFileById, useFiles } from './uploads'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let db: Db
let owner = ''
let other = ''
beforeAll(() => {
  ;({ db } = openStore(temporaryFolder()))
  seed(db, createClock(db, 'seed'))
  ;[owner = '', other = ''] = db
    .all<{ id: string }>('SELECT id FROM customers ORDER BY id')
    .map(({ id }) => id)
})
afterAll(async () => {
  db.close()
  await cleanUp()
})

const purpose = UPLOAD_PURPOSE.signature
const T0 = Date.UTC(2026, 10, 20)

function pictureAt(now: number): string {
  const facts = { customer_id: owner, purpose, photo_type: '', module_code: '', module_name: '' }
  const upload = openUpload(db, { ...facts, size: 4, sha256: 'a'.repeat(64) }, now)
  return finishUpload(db, upload, { mime: 'image/png', width: 900, height: 450, bytes: samplePng() }, now)
}

function signAt(now: number, picture: string | null = null): string {
  const id = newSignatureId()
  if (picture) useFiles(db, { customerId: owner, purpose, fileIds: [picture], usedFor: `signature:${id}` })
  const kind = picture ? 'drawn' : 'typed'
  const content = { image_file_id: picture, strokes: '[]', typed_name: picture ? '' : '林致远' }
  keepSignature(db, { id, customer_id: owner, scene: 'taxDeclare', kind, signed_at: now, ...content })
  return id
}
const use = (signFileId: string, more: object = {}) =>
  useSignature(db, { customerId: owner, signFileId, scene: 'taxDeclare', now: T0, ...more })
const refusal = (work: () => unknown) => {
  try {
    work()
    return undefined
  } catch (error) {
    return (error as { data?: unknown }).data
  }
}
const AGAIN = { errors: [{ field: 'signFileId', msg: '请重新签名' }] }

test('a signature serves once', () => {
  const id = signAt(T0)
  expect(use(id)).toMatchObject({ id, typed_name: '林致远', used_at: T0 })
  expect(refusal(() => use(id))).toEqual(AGAIN)
})

test.each([
  ['half an hour later', { now: T0 + 30 * MINUTE }, undefined],
  ['later than that', { now: T0 + 30 * MINUTE + 1 }, AGAIN],
  ['for another scene', { scene: 'contract' }, AGAIN],
])('%s', (_name, more, expected) => {
  expect(refusal(() => use(signAt(T0), more))).toEqual(expected)
})

test('a foreign one and one that never was are refused alike', () => {
  expect(refusal(() => use(signAt(T0), { customerId: other }))).toEqual(AGAIN)
  expect(refusal(() => use('nothing'))).toEqual(AGAIN)
})

test('what nothing took in goes after a day with its picture; what served stays', () => {
  const [lostPicture, keptPicture] = [pictureAt(T0), pictureAt(T0)]
  const [lost, kept] = [signAt(T0, lostPicture), signAt(T0, keptPicture)]
  use(kept)
  dropUnusedSignatures(db, T0 + DAY)
  expect(uploadedFileById(db, lostPicture)).toBeDefined()
  dropUnusedSignatures(db, T0 + DAY + 1)
  dropStaleUploads(db, T0 + 30 * DAY)
  const ids = db.all<{ id: string }>('SELECT id FROM signatures').map(({ id }) => id)
  expect([ids.includes(lost), ids.includes(kept)]).toEqual([false, true])
  expect([uploadedFileById(db, lostPicture), uploadedFileById(db, keptPicture)?.id]).toEqual([
    undefined,
    keptPicture,
  ])
})
