import { NO_TIN_REASON, TAX_TYPE } from '@/contract/tables/tax'

/** 仅为中国税收居民; a code that came later reads as itself. */
export function typeName(code: string): string {
  return (TAX_TYPE.labels as Readonly<Record<string, string>>)[code] ?? code
}

export function noTinReasonName(code: string): string {
  return (NO_TIN_REASON.labels as Readonly<Record<string, string>>)[code] ?? code
}
