import { ID_APPLICATION_HOURS } from '@/contract/identity'
import { ID_TYPE, SEX } from '@/contract/tables/customer'
import { ID_APPLICATION_STATUS } from '@/contract/tables/identity'
import { PAPER_PART, PART_TYPES, type PaperPart } from '@/contract/tables/papers'
import { UPLOAD_PURPOSE } from '@/contract/tables/upload'
import { decisionTime, ID_DECIDED_AFTER_DAYS } from '../office/decision'
import { addWeekdays } from '../portfolio/calendar'
import { type Bitmap, resized, toJpeg } from '../specimens/bitmap'
import { drawHolder, drawPassport } from '../specimens/draw-card'
import { insertRows } from '../store/insert'
import { paperFilesFor } from '../store/paper-applications'
import type { Seed } from './order'

const OWNER = '100005'
const ID = 'ZJ202611180001'
const DAY = '2026-11-18'
const AT = Date.parse(`${DAY}T14:00:00+08:00`)
const PASSPORT = { name: 'JOHN SMITH', idNo: 'E12345678', birthDate: '1975-11-02', expireDate: '2029-04-30' }

let drawn:
  readonly { readonly part: PaperPart; readonly photo: Bitmap; readonly content: string }[] | undefined

/** Drawn once: every reset of a test seeds anew. */
function photos() {
  if (drawn) return drawn
  const page = drawPassport(PASSPORT, 860)
  const held = drawHolder(resized(page, 400, Math.round((400 * page.height) / page.width)))
  const parts = [
    { part: PAPER_PART.page, photo: page },
    { part: PAPER_PART.held, photo: held },
  ]
  drawn = parts.map(one => ({ ...one, content: toJpeg(one.photo).toString('base64') }))
  return drawn
}

const fileIdOf = (part: PaperPart) => `PF5-${part}`

/** U5's passport, which people are deciding about. Customers must be there. */
export const paperApplicationsSeed: Seed = {
  name: 'paper-applications',
  after: ['customers'],
  fill(db) {
    insertRows(
      db,
      'uploaded_files',
      photos().map(({ part, photo, content }) => ({
        id: fileIdOf(part),
        customer_id: OWNER,
        purpose: UPLOAD_PURPOSE.identity,
        photo_type: PART_TYPES[part],
        module_code: '',
        module_name: '',
        mime: 'image/jpeg',
        size: Buffer.byteLength(content, 'base64'),
        width: photo.width,
        height: photo.height,
        content,
        used_for: paperFilesFor(ID),
        created_at: AT,
      })),
    )
    insertRows(db, 'paper_applications', [
      {
        id: ID,
        customer_id: OWNER,
        status: ID_APPLICATION_STATUS.inReview,
        is_updating: '0',
        consent_version: '1.0',
        id_type: ID_TYPE.passport,
        name: PASSPORT.name,
        id_no: PASSPORT.idNo,
        nationality: 'US',
        birth_date: PASSPORT.birthDate,
        sex: SEX.male,
        expire_date: PASSPORT.expireDate,
        mobile: '19900000005',
        files: JSON.stringify(photos().map(({ part }) => ({ part, fileId: fileIdOf(part) }))),
        created_at: AT,
        expires_at: AT + ID_APPLICATION_HOURS * 3_600_000,
        submitted_at: AT,
        due_at: decisionTime(DAY, ID_DECIDED_AFTER_DAYS + 1),
        promised_date: addWeekdays(DAY, 3),
        decided_at: null,
        reject_reason: '',
      },
    ])
  },
}
