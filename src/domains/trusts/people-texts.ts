import { labelOf } from '@/contract/labels'
import { SEX } from '@/contract/tables/customer'
import { RELATION } from '@/contract/tables/trust'

const DIGITS = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十'] as const

/** 顺位 1 as 第一顺位; beyond ten in figures. */
export function orderName(order: number): string {
  return `第${DIGITS[order] ?? order}顺位`
}

/** What a beneficiary is to the principal, and who they are: 子女 · 女 · 14岁; unknown parts are left out. */
export function beneficiaryCaption({
  relation,
  sex,
  age,
}: {
  readonly relation: string
  readonly sex: string
  readonly age: number
}): string {
  return [labelOf(RELATION, relation), labelOf(SEX, sex), age >= 0 ? `${age} 岁` : '--']
    .filter(part => part !== '--')
    .join(' · ')
}
