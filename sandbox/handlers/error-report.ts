import type { Handlers } from '../api/handler'
import { addErrorReport } from '../store/error-reports'

/** Handlers of `src/contract/error-report.ts`. */
export const errorReportHandlers = {
  errorReport(report, { db, now }) {
    addErrorReport(db, report, now())
    return {}
  },
} satisfies Partial<Handlers>
