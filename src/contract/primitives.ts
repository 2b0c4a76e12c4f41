import * as v from 'valibot'

/** Yuan as a decimal string, e.g. `"1500000.00"`; never a JavaScript number (domain contract, B1). */
export const MoneySchema = v.pipe(v.string(), v.regex(/^-?\d{1,15}(\.\d{1,4})?$/))

/** Percent as a decimal string: `"4.35"` is 4.35 %. */
export const PercentSchema = v.pipe(v.string(), v.regex(/^-?\d{1,6}(\.\d{1,4})?$/))

/** `YYYY-MM-DD`, Asia/Shanghai; `""` when unknown, `9999-12-31` when open-ended. */
export const DateSchema = v.pipe(v.string(), v.regex(/^(\d{4}-\d{2}-\d{2})?$/))

/** The back end's boolean: `"0"` or `"1"`. */
export const FlagSchema = v.picklist(['0', '1'])

/** A count; the back end sends some as numbers and some as digit strings. */
export const CountSchema = v.union([
  v.pipe(v.number(), v.integer()),
  v.pipe(v.string(), v.regex(/^-?\d{1,12}$/)),
])

/** Key of a write call (uuid): the same one gets the first result again. */
export const RequestNoSchema = v.pipe(v.string(), v.regex(/^[0-9A-Za-z-]{8,64}$/))

/** Mainland mobile number (rule V-MOBILE). */
export const MobileSchema = v.pipe(v.string(), v.regex(/^1[3-9]\d{9}$/, '请输入正确的手机号'))

/** Six-digit SMS code (rule V-SMS). */
export const SmsCodeSchema = v.pipe(v.string(), v.regex(/^\d{6}$/, '请输入6位验证码'))

/** `requestData` of a call that takes nothing. */
export const EmptySchema = v.object({})

export type Flag = v.InferOutput<typeof FlagSchema>
export type Count = v.InferOutput<typeof CountSchema>
