import { codesOf } from '@/contract/code-table'
import type { InstructionPrepared } from '@/contract/instruction'
import { INST_KIND, INST_TYPE, type InstType } from '@/contract/tables/instruction'
import {
  INSTRUCTION_LINES_MAX,
  lineError,
  linesError,
  type LineError,
  type TypedLine,
} from '@/lib/instruction-rules'
import { remarkRule } from '@/lib/purchase'
import { pick, text } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { type ValuesOf, when } from '@/stores/form/group'
import { rows } from '@/stores/form/rows'
import { moneyText, sharesText } from '@/stores/form/typed'

/** A line as it is sent: what its type does not ask for is nothing. */
function typedLine({
  productId,
  toProductId = '',
  amount = '',
  shares = '',
}: ValuesOf<LineFields>): TypedLine {
  return { productId, toProductId, amount, shares }
}

interface LineContext {
  readonly typeOf: () => InstType
  readonly errorOf: (line: TypedLine) => LineError | undefined
}

/** A product with its amount, its shares, or its shares and where they go. */
function lineFields({ typeOf, errorOf }: LineContext) {
  const at = (field: keyof TypedLine) => () => {
    const error = errorOf({
      productId: productId.value,
      toProductId: toProductId.value,
      amount: amount.value,
      shares: shares.value,
    })
    return error?.field === field ? error.msg : undefined
  }
  const productId = text({ rule: at('productId'), label: '产品' })
  const toProductId = text({ rule: at('toProductId'), label: '转入产品' })
  const amount = moneyText({ rule: at('amount'), label: '申购金额' })
  const shares = sharesText({ rule: at('shares'), label: '份额' })
  return {
    productId,
    toProductId: when(() => typeOf() === INST_TYPE.conversion, toProductId),
    amount: when(() => typeOf() === INST_TYPE.purchase, amount),
    shares: when(() => typeOf() !== INST_TYPE.purchase, shares),
  }
}

export type LineFields = ReturnType<typeof lineFields>

/** An instruction as it is typed, judged by the terms that were fetched last. */
export function instructionForm(terms: () => InstructionPrepared | undefined) {
  const instType = pick<InstType>(INST_TYPE.purchase, { among: codesOf(INST_TYPE) })
  const typeOf = () => instType.value
  const errorOf = (line: TypedLine) => {
    const now = terms()
    return now && lineError(INST_KIND[typeOf()], line, now)
  }
  return new Form({
    instType,
    lines: rows(() => lineFields({ typeOf, errorOf }), {
      max: INSTRUCTION_LINES_MAX,
      rule: list => {
        const now = terms()
        return now && linesError(INST_KIND[typeOf()], list.map(typedLine), now)
      },
      label: '产品',
    }),
    remark: text({ rule: remarkRule, isOptional: true, label: '备注' }),
  })
}

export type InstructionForm = ReturnType<typeof instructionForm>

/** The lines of a form as they are sent. */
export const linesOf = ({ fields }: InstructionForm): readonly TypedLine[] =>
  fields.lines.value.map(typedLine)
