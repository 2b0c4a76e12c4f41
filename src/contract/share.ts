import * as v from 'valibot'
import { endpoint } from './endpoint'

/** The page's address without its fragment: what WeChat compares the signature with. */
const PageUrlSchema = v.pipe(
  v.string(),
  v.maxLength(1024),
  v.regex(/^https?:\/\/[^#\s]+$/),
  v.check(url => !/[?&](x?token|code)=/i.test(url), '地址不能含登录凭证'),
)

/** What WeChat's SDK asks for before a page in WeChat's browser may say what its share card shows (rule WX-08). */
export const wxShareTicket = endpoint(
  'wxShareTicket',
  v.object({ url: PageUrlSchema }),
  v.object({
    appId: v.string(),
    /** Seconds since 1970. */
    timestamp: v.pipe(v.number(), v.integer()),
    nonceStr: v.string(),
    signature: v.string(),
  }),
  { isPublic: true },
)
