import type { RiskResult } from '@/contract/risk'

/** 第 2 题与第 3 题 for each pair, and that both answers may be right. */
export function contradictionText(pairs: readonly (readonly [number, number])[]): string {
  const named = pairs.map(([left, right]) => `第 ${left} 题与第 ${right} 题`).join('、')
  return `${named}的回答看起来不一致。请核对；如均符合您的实际情况，可以直接提交。`
}

/** Beside one question: with which others its answer does not go together. */
export function contradictingText(numbers: readonly number[]): string {
  const named = numbers.map(number => `第 ${number} 题`).join('、')
  return `这一题与${named}的回答看起来不一致，请核对，并按实际情况作答。`
}

/** Tests that are left: 今日还可测 1 次，近12个月还可测 6 次. */
export function leftText({ todayLeft, yearLeft }: { todayLeft: number; yearLeft: number }): string {
  return `今日还可测 ${todayLeft} 次，近 12 个月还可测 ${yearLeft} 次`
}

/** What is held beyond the level: it stays, and cannot be added to. Nothing where nothing is. */
export function aboveText(above: RiskResult['above']): string | undefined {
  if (above.length === 0) return undefined
  const levels = [...new Set(above.map(({ riskLevel }) => riskLevel))].sort().join('、')
  const names = above.map(({ productName }) => productName).join('、')
  return `您持有 ${above.length} 只 ${levels} 产品：${names}。可以继续持有，不能追加。`
}
