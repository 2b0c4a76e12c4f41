import type { Realm } from '../../contract'
import type { Problems } from '../problems'

/** Callbacks that nearly every asynchronous `wx` function takes. */
export interface Callbacks {
  readonly success?: (result: unknown) => void
  readonly fail?: (error: unknown) => void
  readonly complete?: (result: unknown) => void
}

/** Options of an asynchronous `wx` function. */
export type CallOptions<T = unknown> = Callbacks & T

/** Why a call failed, in WeChat's words; `extra` are fields beside `errMsg`. */
export class WxFailure extends Error {
  constructor(
    reason: string,
    readonly extra: Readonly<Record<string, unknown>> = {},
  ) {
    super(reason)
  }
}

/** What the functions of `wx` share. */
export interface ApiParts {
  readonly realm: Realm
  readonly problems: Problems
  /** Runs the product's code after the current one. */
  readonly later: (run: () => void) => void
}

/**
 * Calls back as WeChat does: never before the call has returned, `success` or `fail` first and `complete` after it, each
 * with `errMsg`. Without any callback the call is a promise.
 */
export function answer(
  { realm, problems, later }: ApiParts,
  name: string,
  options: Callbacks | undefined,
  run: () => Promise<Record<string, unknown> | void>,
): Promise<unknown> | undefined {
  const { success, fail, complete } = options ?? {}
  const give = (callback: ((value: unknown) => void) | undefined, value: unknown) => {
    if (callback) problems.guard(`callback of wx.${name}`, () => callback(value))
  }
  const asProductSees = (value: Record<string, unknown>) => realm.parse(JSON.stringify(value))
  const done = run().then(
    result => ({ isOk: true, value: asProductSees({ errMsg: `${name}:ok`, ...result }) }),
    (error: Error) => {
      const extra = error instanceof WxFailure ? error.extra : {}
      return { isOk: false, value: asProductSees({ errMsg: `${name}:fail ${error.message}`, ...extra }) }
    },
  )
  if (!success && !fail && !complete) {
    return done.then(({ isOk, value }) => {
      // WeChat rejects with its plain object.

      if (!isOk) throw value
      return value
    })
  }
  void done.then(({ isOk, value }) =>
    later(() => {
      give(isOk ? success : fail, value)
      give(complete, value)
    }),
  )
  return undefined
}
