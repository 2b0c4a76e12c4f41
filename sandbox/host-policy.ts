import type { Db } from './store/database'
import { readMeta, writeMeta } from './store/meta'

const KEY = 'mini_program_signing'

/** What a call tells of the host that it comes from, by headers that no page can set. */
export interface CallHost {
  readonly referer?: string
  readonly userAgent?: string
}

/**
 * Whether a call comes from WeChat's mini-program: from the program itself, whose requests all bear WeChat's own referer, or
 * from our pages in its web-view.
 */
export function isFromMiniProgram({ referer = '', userAgent = '' }: CallHost): boolean {
  return referer.startsWith('https://servicewechat.com/') || /miniProgram/i.test(userAgent)
}

/** The company's lawyers count the mini-program as its own channel: contracts and risk tests may be done there. So at first. */
export const maySignInMiniProgram = (db: Db): boolean => readMeta(db, KEY) !== 'no'

/** Decides it anew. */
export function allowSigningInMiniProgram(db: Db, isAllowed: boolean): void {
  writeMeta(db, KEY, isAllowed ? 'yes' : 'no')
}

/** Whether contracts and risk tests are refused to this call. */
export const isAppOnly = (db: Db, host: CallHost): boolean =>
  !maySignInMiniProgram(db) && isFromMiniProgram(host)
