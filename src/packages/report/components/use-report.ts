import { useStores } from '@/stores/context'
import { ReportStore } from '../stores/report-store'

/** The customer's report. */
export function useReport(): ReportStore {
  return useStores().get(ReportStore)
}
