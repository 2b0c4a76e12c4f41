import { EXPORT_STATUS } from '@/contract/personal-info'
import type { ExportScope } from '@/contract/personal-info'
import { formatDay } from '../clock'
import type { Db } from '../store/database'
import { addFile } from '../store/files'
import { sendMail } from '../store/mails'
import { readMeta, writeMeta } from '../store/meta'
import {
  expireExport,
  expiryOf,
  exportOf,
  finishExport,
  moveExport,
  openExports,
  type PiExportRow,
} from '../store/pi-exports'
import { makeCopy } from './export-file'

/** How long after the application its copy is taken up, and at the earliest made; milliseconds of data time. */
export const START_AFTER_MS = 60_000
export const FINISH_AFTER_MS = 300_000

const FAULTS = 'exportFaults'

/** So many of the next copies fail to be made. */
export function injectExportFaults(db: Db, times: number): void {
  writeMeta(db, FAULTS, String(times))
}

function takeFault(db: Db): boolean {
  const left = Number(readMeta(db, FAULTS) ?? '0')
  if (left <= 0) return false
  writeMeta(db, FAULTS, String(left - 1))
  return true
}

function finish(db: Db, row: PiExportRow, now: number): void {
  if (takeFault(db)) {
    moveExport(db, row.id, '1', '4')
    return
  }
  const today = formatDay(now)
  const scopes = JSON.parse(row.scopes) as ExportScope[]
  const bytes = makeCopy(
    { db, customerId: row.customer_id, now: () => now, today: () => today },
    { scopes, format: row.format },
  )
  const fileName = `个人信息副本_${today}.${row.format}`
  const fileId = addFile(db, { customerId: row.customer_id, fileName, format: row.format, bytes, now })
  finishExport(db, row.id, fileId, now)
  if (row.delivery !== 'email') return
  sendMail(db, {
    address: row.email,
    subject: `您申请的个人信息副本已生成（${row.apply_no}）`,
    body: `请在 ${exportOf({ ...row, sent_at: now }).expireTime} 前登录应用，在“个人信息副本申请”中查看文件。为保护您的信息，邮件不含附件。`,
    sent_at: now,
  })
}

function step(db: Db, row: PiExportRow, now: number): boolean {
  if (row.status === EXPORT_STATUS.waiting && now - row.applied_at >= START_AFTER_MS) {
    return moveExport(db, row.id, '0', '1')
  }
  if (row.status === EXPORT_STATUS.running && now - row.applied_at >= FINISH_AFTER_MS) {
    finish(db, row, now)
    return true
  }
  if (row.status === EXPORT_STATUS.ready && now >= expiryOf(row)) {
    expireExport(db, row)
    return true
  }
  return false
}

/**
 * Does what is due: takes applications up, makes their copies, and removes files that had their time. Everything it goes
 * by stands in the store, so that a restart between two steps loses nothing and repeats nothing.
 */
export function runExportJob(db: Db, now: number): void {
  db.transaction(() => {
    for (let isBusy = true; isBusy;) {
      isBusy = openExports(db)
        .map(row => step(db, row, now))
        .some(hasMoved => hasMoved)
    }
  })
}
