import * as v from 'valibot'
import type { CodeOf } from './code-table'
import { FLAG } from './tables/flag'

/** Yuan as a decimal string, e.g. `"1500000.00"`; never a JavaScript number (domain contract, B1). */
export const MoneySchema = v.pipe(v.string(), v.regex(/^-?\d{1,15}(\.\d{1,4})?$/), v.metadata({ wire: 'm' }))

/** Percent as a decimal string: `"4.35"` is 4.35 %. */
export const PercentSchema = v.pipe(v.string(), v.regex(/^-?\d{1,6}(\.\d{1,4})?$/), v.metadata({ wire: 'p' }))

/** `YYYY-MM-DD`, Asia/Shanghai; `""` when unknown, `9999-12-31` when open-ended. */
export const DateSchema = v.pipe(v.string(), v.regex(/^(\d{4}-\d{2}-\d{2})?$/), v.metadata({ wire: 'd' }))

/** `YYYY-MM-DD HH:mm:ss`, Asia/Shanghai; `""` when unknown. */
export const DateTimeSchema = v.pipe(
  v.string(),
  v.regex(/^(\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2})?$/),
  v.metadata({ wire: 'D' }),
)

/** As {@link MoneySchema}, or `""` when there is no amount to name (shown as `--`, never as 0). */
export const MaybeMoneySchema = v.union([v.literal(''), MoneySchema])

/** As {@link PercentSchema}, or `""` when unknown. */
export const MaybePercentSchema = v.union([v.literal(''), PercentSchema])

/** Shares (份) as a decimal string with two digits; `""` when unknown. */
export const SharesSchema = v.pipe(v.string(), v.regex(/^(\d{1,15}\.\d{2})?$/), v.metadata({ wire: 's' }))

/** Unit net value as a decimal string with four digits; `""` when unknown. Never through the two-digit helper. */
export const NetValueSchema = v.pipe(v.string(), v.regex(/^(\d{1,9}\.\d{4})?$/), v.metadata({ wire: 'v' }))

/** Key of a row. */
export const IdSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/), v.metadata({ wire: 'i' }))

/** What a proof of presence is for, by its id: the order, the application. It serves no other; `''` where a scene is about nothing more. */
export const SubjectSchema = v.optional(v.pipe(v.string(), v.regex(/^[\w-]{0,64}$/)), '')

/** One-time proof that the customer is there (SMS or face): five minutes, one use, one scene. */
export const VerifyTokenSchema = v.pipe(
  v.string(),
  v.regex(/^[\w-]{16,64}$/, '请重新进行身份验证'),
  v.metadata({ wire: 'i' }),
)

/** The back end's boolean: `"0"` or `"1"`. */
export const FlagSchema = v.pipe(v.picklist([FLAG.no, FLAG.yes]), v.metadata({ wire: 'f' }))

/** A count; the back end sends some as numbers and some as digit strings. */
export const CountSchema = v.pipe(
  v.union([v.pipe(v.number(), v.integer()), v.pipe(v.string(), v.regex(/^-?\d{1,12}$/))]),
  v.metadata({ wire: 'c' }),
)

/** Key of a write call (uuid): the same one gets the first result again. */
export const RequestNoSchema = v.pipe(v.string(), v.regex(/^[0-9A-Za-z-]{8,64}$/))

/** Mainland mobile number (rule V-MOBILE). */
export const MobileSchema = v.pipe(v.string(), v.regex(/^1[3-9]\d{9}$/, '请输入正确的手机号'))

/** E-mail address (rule V-EMAIL). */
export const EmailSchema = v.pipe(
  v.string(),
  v.maxLength(100, '请输入正确的邮箱'),
  v.regex(/^[^\s@]{1,64}@[^\s@]+\.[^\s@]{2,}$/, '请输入正确的邮箱'),
)

/** Six-digit SMS code (rule V-SMS). */
export const SmsCodeSchema = v.pipe(v.string(), v.regex(/^\d{6}$/, '请输入6位验证码'))

/** `requestData` of a call that takes nothing. */
export const EmptySchema = v.object({})

/** Names a session to whoever may end it; it opens nothing. */
export const SessionHandleSchema = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/), v.metadata({ wire: 'i' }))

/**
 * When a session ends: after `idleSeconds` without a call, of which `idleSecondsLeft` are left, and after `secondsLeft` in
 * any case.
 */
export const SessionSchema = v.object({
  handle: SessionHandleSchema,
  idleSeconds: v.number(),
  idleSecondsLeft: v.number(),
  secondsLeft: v.number(),
})

export type Flag = v.InferOutput<typeof FlagSchema>
export type Count = v.InferOutput<typeof CountSchema>

/** One code of a table; `message` where none, or none of it, is given. */
export function oneOf<const Table extends { readonly labels: object }>({ labels }: Table, message?: string) {
  return v.picklist(Object.keys(labels) as CodeOf<Table>[], message)
}

/** Codes on which an act hangs: of one that the product does not know, what stands with `instead` is done and said. */
export function safeCode<const Code extends string>(codes: readonly Code[], instead: NoInfer<Code>) {
  return v.pipe(v.picklist(codes), v.metadata({ wire: `=${codes.join(',')}|${instead}` }))
}

/** Codes without which a row says nothing: one that the product does not know is left out. */
export function closedCode<const Code extends string>(codes: readonly Code[]) {
  return v.pipe(v.picklist(codes), v.metadata({ wire: `!${codes.join(',')}` }))
}

/** A flag on which all that is shown hangs: without it the answer is none. */
export const NeededFlagSchema = v.pipe(v.picklist([FLAG.no, FLAG.yes]), v.metadata({ wire: 'F' }))

/** Codes of a table as an answer has them: others may come, and are read as they are. */
export function openCode({ labels }: { readonly labels: object }) {
  return v.pipe(v.string(), v.metadata({ wire: `=${Object.keys(labels).join(',')}` }))
}

/** Rows that are signed, agreed to or summed: one of them missing would be another thing. */
export function wholeList<const Item extends v.GenericSchema>(item: Item) {
  return v.pipe(v.array(item), v.metadata({ isWhole: true }))
}

/** How often something had been saved when it was read, from 0: a save of another one is `stateConflict`. */
export const RevisionSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))
