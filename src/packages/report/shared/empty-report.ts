import { parse } from 'valibot'
import { LotteryInfoSchema, ReportInfoSchema } from '@/contract/asset-report'

/** What the entry knows before the server has answered (specification, section 3: defaults). */
export const EMPTY_LOTTERY_INFO = parse(LotteryInfoSchema, {})

/** What the story pages know before the server has answered: amounts `'0'`, nothing else. */
export const EMPTY_REPORT = parse(ReportInfoSchema, {})
