import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { createClock } from '../clock'
import { seed } from '../seed'
import { cleanUp, temporaryFolder } from '../testing/harness'
import { sampleJpeg } from '../testing/sample-files'
import type { Db } from './database'
import { openStore } from './open'
import { dropStaleUploads, finishUpload, keepPiece, openUpload, uploadedFileById, useFiles } from './uploads'

const HOUR = 3_600_000
const purpose = UPLOAD_PURPOSE.trust

let db: Db
let owner = ''
let other = ''
beforeAll(() => {
  ;({ db } = openStore(temporaryFolder()))
  seed(db, createClock(db, 'seed'))
  const ids = db.all<{ id: string }>('SELECT id FROM customers ORDER BY id').map(row => row.id)
  ;[owner = '', other = ''] = ids
})
afterAll(async () => {
  db.close()
  await cleanUp()
})

const facts = (customerId: string) => ({
  ...{ customer_id: customerId, purpose, photo_type: '', module_code: '', module_name: '' },
  ...{ size: 4, sha256: 'a'.repeat(64) },
})
const fileAt = (customerId: string, now: number) =>
  finishUpload(
    db,
    openUpload(db, facts(customerId), now),
    { mime: 'image/jpeg', width: 1200, height: 800, bytes: sampleJpeg() },
    now,
  )
const countOf = (table: string) =>
  db.get<{ count: number }>(`SELECT count(*) AS count FROM ${table}`)?.count ?? 0

test('an application takes what its customer handed in for it, and nothing else', () => {
  const mine = fileAt(owner, 0)
  const foreign = fileAt(other, 0)
  const use = (fileIds: string[], more: object = {}) =>
    useFiles(db, { customerId: owner, purpose, fileIds, usedFor: 'FT1', ...more })
  expect(use([mine])?.map(row => row.id)).toEqual([mine])
  expect(use([mine, foreign])).toBeUndefined()
  expect(use([mine], { purpose: UPLOAD_PURPOSE.tax })).toBeUndefined()
  expect(use(['nothing'])).toBeUndefined()
  expect(uploadedFileById(db, foreign)?.used_for).toBe('')
})

test('the job drops what nobody came back to, with its pieces, and keeps what an application has', () => {
  const now = 1000 * HOUR
  dropStaleUploads(db, now)
  expect([countOf('uploads'), countOf('upload_pieces')]).toEqual([0, 0])
  const idle = openUpload(db, facts(owner), now)
  keepPiece(db, idle.id, 0, 'AAAA', now)
  const live = openUpload(db, facts(other), now)
  keepPiece(db, live.id, 0, 'AAAA', now + HOUR)
  const taken = fileAt(owner, now)
  const loose = fileAt(owner, now)
  useFiles(db, { customerId: owner, purpose, fileIds: [taken], usedFor: 'FT1' })
  dropStaleUploads(db, now + 24.5 * HOUR)
  expect(db.all<{ upload_id: string }>('SELECT upload_id FROM upload_pieces')).toEqual([
    { upload_id: live.id },
  ])
  dropStaleUploads(db, now + 7 * 24 * HOUR)
  expect(uploadedFileById(db, loose)).toBeDefined()
  dropStaleUploads(db, now + 7 * 24 * HOUR + 1)
  expect([uploadedFileById(db, loose), uploadedFileById(db, taken)?.used_for]).toEqual([undefined, 'FT1'])
})
