import type { InstructionDetail, InstructionLine, InstructionPrepared } from '@/contract/instruction'
import { INST_KIND } from '@/contract/tables/instruction'
import { lineError, type TypedLine } from '@/lib/instruction-rules'

/** A line as the form holds it. */
export const typedOf = ({ productId, toProductId, amount, shares }: InstructionLine): TypedLine => ({
  productId,
  toProductId,
  amount,
  shares,
})

export interface Repeated {
  /** The lines that may stand in the form again; what is wrong with their figures their fields say. */
  readonly lines: readonly TypedLine[]
  /** What is no longer possible, and why. */
  readonly left: readonly string[]
}

/** The lines of an instruction that was refused, by the terms of now: a product that cannot be dealt in any more is left out. */
export function repeatedLines(
  { instType, lines }: Pick<InstructionDetail, 'instType' | 'lines'>,
  terms: InstructionPrepared,
): Repeated {
  const kind = INST_KIND[instType]
  const judged = lines.map(said => {
    const line = typedOf(said)
    const error = lineError(kind, line, terms)
    const isGone = error?.field === 'productId' || error?.field === 'toProductId'
    const name = error?.field === 'toProductId' ? said.toProductName : said.productName
    return { line, reason: isGone ? `${name}：${error.msg}` : undefined }
  })
  return {
    lines: judged.flatMap(({ line, reason }) => (reason === undefined ? [line] : [])),
    left: judged.flatMap(({ reason }) => reason ?? []),
  }
}
