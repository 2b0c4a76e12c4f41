import * as v from 'valibot'
import { formatInstant } from '../clock'
import { bytesOfPaper } from '../files/content'
import { allowSigningInMiniProgram, maySignInMiniProgram } from '../host-policy'
import { injectExportFaults } from '../personal-info/export-job'
import { documentById, publishVersion } from '../store/documents'
import { settleFaceCheck } from '../store/face-checks'
import { BadControlCall, type ControlRoutes, read } from './parts'

const FaceSchema = v.strictObject({
  bizToken: v.string(),
  result: v.picklist(['passed', 'failed', 'cancelled']),
})
const ClockSchema = v.strictObject({
  advanceSeconds: v.pipe(v.number(), v.minValue(0), v.maxValue(366 * 86400)),
})

const ExportFaultSchema = v.strictObject({
  /** So many of the next copies of personal information fail to be made. */
  times: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
})

const HostPolicySchema = v.strictObject({
  /** Whether contracts and risk tests may be done in the mini-program. */
  isAllowed: v.boolean(),
})

const DiskSchema = v.strictObject({ isFull: v.boolean() })

/** The most pages that a store may have: its whole file system. */
const ALL_PAGES = 4_294_967_294

const VersionSchema = v.strictObject({
  docId: v.string(),
  version: v.pipe(v.string(), v.regex(/^\d{1,3}\.\d{1,3}$/)),
})

/** Time, the way back to the seed, and what other systems decide. */
export const worldRoutes: ControlRoutes = (api, { db, clock, faults, log, jobs, reset }) => {
  api.post('/face', async request => {
    const { bizToken, result } = read(FaceSchema, request.body)
    if (!settleFaceCheck(db, bizToken, result, clock.now())) {
      throw new BadControlCall('No open face check has this token.')
    }
    return {}
  })
  api.post('/clock', async request => {
    clock.advance(read(ClockSchema, request.body).advanceSeconds)
    jobs.run()
    return { now: formatInstant(clock.now()) }
  })
  api.post('/export-fault', async request => {
    injectExportFaults(db, read(ExportFaultSchema, request.body).times)
    return {}
  })
  api.post('/host-policy', async request => {
    allowSigningInMiniProgram(db, read(HostPolicySchema, request.body).isAllowed)
    return { isAllowed: maySignInMiniProgram(db) }
  })
  // The store gets no page more, as on a disk without room; a reset makes room as well.
  api.post('/disk', async request => {
    const { isFull } = read(DiskSchema, request.body)
    const { page_count: used = 0 } = db.get<{ page_count: number }>('PRAGMA page_count') ?? {}
    db.exec(`PRAGMA max_page_count = ${isFull ? used : ALL_PAGES}`)
    return {}
  })
  api.post('/document-version', async request => {
    const { docId, version } = read(VersionSchema, request.body)
    const document = documentById(db, '', docId)
    if (!document) throw new BadControlCall('No document has this id.')
    publishVersion(db, docId, version, bytesOfPaper({ ...document, version }).length)
    return {}
  })
  api.post('/reset', async () => {
    reset()
    allowSigningInMiniProgram(db, true)
    faults.clear()
    log.clear()
    return { now: formatInstant(clock.now()) }
  })
}
