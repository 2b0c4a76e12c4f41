import * as v from 'valibot'
import { endpoint } from './endpoint'
import { CountSchema, DateSchema, IdSchema, MaybeMoneySchema, MoneySchema, wholeList } from './primitives'

/** The last twelve calendar months, the present one among them. */
export const LAST_MONTHS = '12m'

/** A year (`YYYY`), the last months, the months from one to another (`YYYYMM-YYYYMM`), or `""`: the present year. */
const IncomePeriodSchema = v.pipe(v.string(), v.regex(/^(\d{4}|12m|\d{6}-\d{6}|)$/))

/** Income of a month or a product. `distributed`: paid after tax, in cash or as shares; `valueChange`: by net values, less charges. */
const incomeEntries = { distributed: MoneySchema, valueChange: MoneySchema }

const IncomeMonthSchema = v.object({ month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)), ...incomeEntries })

/** A product that brought or lost anything in the period. */
const IncomeProductSchema = v.object({
  productId: IdSchema,
  productName: v.string(),
  ...incomeEntries,
  /** Both together. */
  income: MoneySchema,
  /** The position held now, or the one that was liquidated; `""` for the other of the two. */
  positionId: v.union([v.literal(''), IdSchema]),
  pastPositionId: v.union([v.literal(''), IdSchema]),
  /** Payments within the period, and the day of the last one (`""` without any). */
  paidCount: CountSchema,
  lastPaidDate: DateSchema,
})

export type IncomeMonth = v.InferOutput<typeof IncomeMonthSchema>
export type IncomeProduct = v.InferOutput<typeof IncomeProductSchema>

/**
 * What the customer's own products brought in a period; family trusts are not among them. Months and products each add up to the
 * whole, and the years to 累计收益, to the fen. Error: `invalidInput`, in words, for months that `lib/income-span` refuses.
 */
export const incomeSummary = endpoint(
  'incomeSummary',
  v.object({ period: IncomePeriodSchema }),
  v.object({
    /** Years with a record, the present one first; none for who never held anything. */
    years: v.array(v.pipe(v.string(), v.regex(/^\d{4}$/))),
    /** The months that a period of one's own can be of: those with a record (`YYYY-MM`); `""` for who never held anything. */
    firstMonth: v.string(),
    lastMonth: v.string(),
    /** Both days are included; net values are known up to the second. */
    startDate: DateSchema,
    endDate: DateSchema,
    ...incomeEntries,
    income: MoneySchema,
    months: wholeList(IncomeMonthSchema),
    products: wholeList(IncomeProductSchema),
    /** Payments within the period. */
    paidCount: CountSchema,
    /** 持有收益 and 累计收益 of today, as the assets show them, and the day of the first purchase, from which the second counts. */
    holdIncome: MaybeMoneySchema,
    accumulatedIncome: MaybeMoneySchema,
    firstDate: DateSchema,
  }),
)

export type IncomeSummary = v.InferOutput<(typeof incomeSummary)['response']>
