import { INNER } from '@/contract/codes'
import type { RequestOf } from '@/contract/endpoint'
import type { instructionCreate, InstructionPrepared } from '@/contract/instruction'
import { INST_KIND } from '@/contract/tables/instruction'
import { isOff } from '@/lib/flag'
import {
  lineAmount,
  lineError,
  linesError,
  type Projection,
  projectionOf,
  productOf,
  type TypedLine,
} from '@/lib/instruction-rules'
import { fullAmount, remarkRule } from '@/lib/purchase'
import { BusinessError, invalidField } from '../api/business-error'
import { exact, twoDigits } from '../portfolio/amounts'
import type { NewLine } from '../store/instructions'

type Asked = Pick<
  RequestOf<typeof instructionCreate>,
  'instType' | 'lines' | 'remark' | 'effectiveDate' | 'acceptsLowCash'
>

const typedLine = ({
  productId,
  toProductId = '',
  amount = '',
  shares = '',
}: Asked['lines'][number]): TypedLine => ({
  productId,
  toProductId,
  amount,
  shares,
})

/** Refuses where no instruction is taken: without the right, in another mode, on days that are closed. */
export function requireOpen(terms: InstructionPrepared): void {
  if (isOff(terms.canInstruct)) throw new BusinessError(INNER.notOwner, { msg: terms.reason })
  if (isOff(terms.windowOpen)) throw new BusinessError(INNER.notInOpenPeriod, { msg: terms.reason })
}

/** Refuses a word to the company that is too long (rule V-TEXT). */
export function requireRemark(remark = ''): void {
  const wrong = remarkRule(remark)
  if (wrong) throw invalidField('remark', wrong)
}

/** The lines as they are kept, with when each is executed. */
export function newLines({ instType, lines }: Asked, terms: InstructionPrepared): NewLine[] {
  const kind = INST_KIND[instType]
  return lines.map(given => {
    const line = typedLine(given)
    const product = productOf(terms, line.productId)
    const goal = productOf(terms, line.toProductId)
    const amount = lineAmount(kind, line, terms)
    const days =
      kind === 'purchase' ? [product?.inDay] : [product?.outDay, kind === 'conversion' ? goal?.inDay : '']
    return {
      product_id: line.productId,
      to_product_id: kind === 'conversion' ? line.toProductId : '',
      amount: kind === 'purchase' ? fullAmount(line.amount) : '',
      shares: kind === 'purchase' ? '' : fullAmount(line.shares),
      ratio: exact(terms.totalAssets).gt(0)
        ? twoDigits(exact(amount).times(100).div(terms.totalAssets))
        : '0.00',
      // A conversion waits until both products are open.
      execute_date: days.reduce<string>((last, day = '') => (day > last ? day : last), ''),
    }
  })
}

/** An instruction that passed every check. */
export interface Judged {
  readonly lines: readonly NewLine[]
  readonly projection: Projection
}

/** Looks at an instruction by the rules that the page has looked at it by; throws what the page would have said. */
export function judge(asked: Asked, terms: InstructionPrepared): Judged {
  requireOpen(terms)
  const kind = INST_KIND[asked.instType]
  const lines = asked.lines.map(typedLine)
  requireRemark(asked.remark)
  const errors = lines.flatMap((line, index) => {
    const error = lineError(kind, line, terms)
    return error ? [{ field: `lines.${index}.${error.field}`, msg: error.msg }] : []
  })
  if (errors.length > 0) throw new BusinessError(INNER.invalidInput, { data: { errors } })
  const wrong = linesError(kind, lines, terms)
  if (wrong) throw invalidField('lines', wrong)
  if (asked.effectiveDate !== terms.effectiveDate) {
    throw new BusinessError(INNER.stateConflict, {
      msg: `已过截止时间，指令将计入 ${terms.effectiveDate}，请核对后重新提交`,
    })
  }
  const projection = projectionOf(kind, lines, terms)
  if (projection.isCashLow && isOff(asked.acceptsLowCash)) {
    throw new BusinessError(INNER.stateConflict, {
      msg: `执行后现金占 ${projection.cashPercent}%，低于约定，请核对后重新提交`,
    })
  }
  return { lines: newLines(asked, terms), projection }
}

/** What a draft comes to, whatever is wrong with it. */
export const draftTotal = (asked: Asked, terms: InstructionPrepared): string =>
  projectionOf(INST_KIND[asked.instType], asked.lines.map(typedLine), terms).total
