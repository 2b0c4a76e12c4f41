import type { PaperKind } from '@/lib/papers'

/** What a number looks like. */
export const NUMBER_HINTS: Readonly<Record<PaperKind, string>> = {
  passport: '护照资料页上的号码',
  hkMacaoPermit: 'H或M开头，8 位或 10 位数字',
  taiwanPermit: '8 位或 10 位数字',
  residentCard: '3 个字母加 12 位数字，或 18 位号码',
  hmtPermit: '81、82 或 83 开头的 18 位号码',
  officerCard: '如：军字第001234号',
  household: '18 位公民身份号码',
  other: '4 至 30 个字母、数字或汉字',
}
