import { useStores } from '@/stores/root/context'
import { ReportStore } from './report-store'

/** The customer's report. */
export function useReport(): ReportStore {
  return useStores().get(ReportStore)
}
