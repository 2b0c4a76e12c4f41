import { createHash, randomBytes } from 'node:crypto'
import type { Handlers } from '../api/handler'

/** A company's back end fetches it from WeChat every two hours; ours has no account there. */
const JSAPI_TICKET = 'sandbox-jsapi-ticket'
/** The official account that the pages in WeChat's browser belong to. */
const APP_ID = 'wx1111111111111111'

/** WeChat's rule: the four values by name, in this order, as SHA-1. */
export function shareSignature(nonceStr: string, timestamp: number, url: string): string {
  const text = `jsapi_ticket=${JSAPI_TICKET}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`
  return createHash('sha1').update(text).digest('hex')
}

/** Handlers of `src/contract/share.ts`. */
export const shareHandlers = {
  wxShareTicket({ url }, { now }) {
    const nonceStr = randomBytes(8).toString('hex')
    const timestamp = Math.floor(now() / 1000)
    return { appId: APP_ID, timestamp, nonceStr, signature: shareSignature(nonceStr, timestamp, url) }
  },
} satisfies Partial<Handlers>
