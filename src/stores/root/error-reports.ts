import { API_PREFIX, type Transport } from '@/api/api-client'
import { type ErrorReport, errorReport } from '@/contract/error-report'
import { defectFacts } from '@/lib/error-report'
import { warn } from '@/platform/host/console'
import { TARGET } from '@/platform/host/uncaught'

/** A page that breaks at every drawing must not send a report for each. */
const REPORTS_PER_START = 20
const TIMEOUT_MS = 10_000

/**
 * Sends what broke to the collector: caught defects, answers against the contract, and what nobody caught. The same defect
 * goes once; nothing is kept or tried again, and a report that fails reports nothing.
 */
export class ErrorReports {
  private readonly sent = new Set<string>()

  constructor(private readonly transport: Transport) {}

  /** `route`: name of the page in front, `''` for none. */
  send(defect: unknown, route: string): void {
    const facts = defectFacts(defect)
    const key = [facts.name, facts.message, facts.frames[0]].join()
    if (this.sent.has(key) || this.sent.size >= REPORTS_PER_START) return
    this.sent.add(key)
    warn(`${facts.name}: ${facts.message}`)
    const report: ErrorReport = { ...facts, frames: [...facts.frames], route, target: TARGET }
    // Past the API client: its messages and overlay are for the customer.
    void this.transport(
      API_PREFIX + errorReport.name,
      { requestData: report, showLoading: false },
      { timeoutMs: TIMEOUT_MS },
    ).catch(() => undefined)
  }
}
