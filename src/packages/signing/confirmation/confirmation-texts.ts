import type { ContractConfirm } from '@/contract/signing'

/** 2026-12-01 至 2028-06-01, or that there is no fixed term. */
export function termText({
  establishDate,
  maturityDate,
}: Pick<ContractConfirm, 'establishDate' | 'maturityDate'>): string {
  return maturityDate ? `${establishDate} 至 ${maturityDate}` : '无固定期限，开放日办理申购赎回'
}
