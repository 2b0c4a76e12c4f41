import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { SetDataCall } from './host/contract'

const FOLDER = path.resolve(__dirname, '../../.cache')
const FILE = path.join(FOLDER, 'weapp-metrics.json')

/** What went to the view during one step of a journey. */
export interface Metric {
  readonly count: number
  readonly bytes: number
  readonly largest: number
  /** Bytes to pages that another one covered: drawn for nobody. */
  readonly coveredBytes: number
}

/** Bytes of all calls together. */
export const bytesOf = (calls: readonly SetDataCall[]) => calls.reduce((sum, { bytes }) => sum + bytes, 0)

/** Sums up the calls of one step, prints them and keeps them in .cache/weapp-metrics.json. */
export function saveMetric(step: string, calls: readonly SetDataCall[]): Metric {
  const metric: Metric = {
    count: calls.length,
    bytes: bytesOf(calls),
    largest: Math.max(0, ...calls.map(({ bytes }) => bytes)),
    coveredBytes: bytesOf(calls.filter(({ isInFront }) => !isInFront)),
  }
  mkdirSync(FOLDER, { recursive: true })
  const known = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Metric>) : {}
  writeFileSync(FILE, JSON.stringify({ ...known, [step]: metric }, null, 2))
  const { count, bytes, largest, coveredBytes } = metric
  console.log(
    `  ${step}: ${count} setData, ${bytes} bytes, largest ${largest}, to covered pages ${coveredBytes}`,
  )
  return metric
}
