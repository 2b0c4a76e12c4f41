import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import type { ExportStatus } from '@/contract/personal-info'
import { createClock, formatDay } from '../clock'
import { seed } from '../seed'
import type { Db } from '../store/database'
import { fileById } from '../store/files'
import { openStore } from '../store/open'
import { addExport, exportsOf, nextExportAt, type PiExportRow } from '../store/pi-exports'
import { injectExportFaults, runExportJob } from './export-job'

/** Which states may follow each other; a step may be skipped between two looks, but never the order. */
const FOLLOWERS: Readonly<Record<ExportStatus, readonly ExportStatus[]>> = {
  '0': ['0', '1', '2', '3', '4'],
  '1': ['1', '2', '3', '4'],
  '2': ['2', '3'],
  '3': ['3'],
  '4': ['4'],
}
const CUSTOMERS = ['100001', '100003'] as const
const HOUR = 3_600_000

type Step =
  | { readonly kind: 'apply'; readonly customer: (typeof CUSTOMERS)[number] }
  | { readonly kind: 'advance'; readonly ms: number }
  | { readonly kind: 'job' }
  | { readonly kind: 'fault' }
  | { readonly kind: 'restart' }

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('apply' as const), customer: fc.constantFrom(...CUSTOMERS) }),
    fc.record({
      kind: fc.constant('advance' as const),
      ms: fc.oneof(
        fc.integer({ min: 0, max: 10 * 60_000 }),
        fc.integer({ min: 0, max: 26 * HOUR }),
        fc.integer({ min: 6 * 24 * HOUR, max: 8 * 24 * HOUR }),
      ),
    }),
    fc.record({ kind: fc.constant('job' as const) }),
    fc.record({ kind: fc.constant('fault' as const) }),
    fc.record({ kind: fc.constant('restart' as const) }),
  ),
  { minLength: 4, maxLength: 40 },
)

const MINUTE = 60_000

/** A copy taken up and made, so that every state is reached whatever chance brings besides. */
const MAKING: Step[] = [
  { kind: 'apply', customer: '100001' },
  { kind: 'advance', ms: 2 * MINUTE },
  { kind: 'job' },
  { kind: 'advance', ms: 10 * MINUTE },
  { kind: 'job' },
]
const EXPIRING: Step[] = [...MAKING, { kind: 'advance', ms: 8 * 24 * HOUR }, { kind: 'job' }]
const FAILING: Step[] = [{ kind: 'fault' }, ...MAKING]

let folder: string
let db: Db

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'export-job-'))
  db = openStore(folder).db
  seed(db, createClock(db, 'seed'))
})
afterAll(() => {
  db.close()
  rmSync(folder, { recursive: true, force: true })
})

function checkRow(before: PiExportRow | undefined, row: PiExportRow): void {
  if (before) expect(FOLLOWERS[before.status]).toContain(row.status)
  const file = row.file_id ? fileById(db, row.file_id) : undefined
  expect(file !== undefined).toBe(row.status === '2')
  if (file) expect(file.customer_id).toBe(row.customer_id)
  if (before?.file_id && row.status === '3') expect(fileById(db, before.file_id)).toBeUndefined()
}

/** No two applications that did not fail lie within 24 hours of each other. */
function checkIntervals(rows: readonly PiExportRow[]): void {
  const times = rows.filter(({ status }) => status !== '4').map(row => row.applied_at)
  times.forEach((time, index) => {
    const older = times[index + 1]
    if (older !== undefined) expect(time - older).toBeGreaterThanOrEqual(24 * HOUR)
  })
}

test('whatever happens in whatever order, applications keep their states, files and distance', () => {
  let now = Date.parse('2026-11-20T10:00:00+08:00')
  const reached = new Set<ExportStatus>()
  fc.assert(
    fc.property(steps, sequence => {
      db.run('DELETE FROM pi_exports')
      db.run("DELETE FROM files WHERE file_name LIKE '个人信息副本%'")
      injectExportFaults(db, 0)
      const known = new Map<string, PiExportRow>()
      for (const step of sequence) {
        if (step.kind === 'advance') now += step.ms
        else if (step.kind === 'job') runExportJob(db, now)
        else if (step.kind === 'fault') injectExportFaults(db, 1)
        else if (step.kind === 'restart') {
          db.close()
          db = openStore(folder).db
        } else if (nextExportAt(db, step.customer, now) === 0) {
          const application = {
            customerId: step.customer,
            scopes: ['basic', 'device'] as const,
            format: 'csv' as const,
            delivery: 'app' as const,
            email: '',
          }
          addExport(db, application, { now, today: formatDay(now) })
        }
        for (const customer of CUSTOMERS) {
          const rows = exportsOf(db, customer)
          for (const row of rows) {
            checkRow(known.get(row.id), row)
            known.set(row.id, row)
            reached.add(row.status)
          }
          checkIntervals(rows)
        }
      }
    }),
    { numRuns: 60, examples: [[EXPIRING], [FAILING]] },
  )
  expect([...reached].sort()).toEqual(['0', '1', '2', '3', '4'])
})

test('a job that was off for days still gives the customer seven days with the file', () => {
  const applied = Date.parse('2027-06-01T10:00:00+08:00')
  const application = {
    customerId: '100001',
    scopes: ['basic'] as const,
    format: 'csv' as const,
    delivery: 'app' as const,
    email: '',
  }
  injectExportFaults(db, 0)
  const { id } = addExport(db, application, { now: applied, today: '2027-06-01' })
  const statusAt = (ms: number) => {
    runExportJob(db, applied + ms)
    return exportsOf(db, '100001').find(row => row.id === id)?.status
  }
  expect(statusAt(20 * 24 * HOUR)).toBe('2')
  expect(statusAt(27 * 24 * HOUR - 1)).toBe('2')
  expect(statusAt(27 * 24 * HOUR)).toBe('3')
})
