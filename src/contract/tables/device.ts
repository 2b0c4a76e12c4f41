import { codes } from '../code-table'

/** How somebody proved at a login who they are. */
export const LOGIN_WAY = codes({
  sms: ['1', '短信验证码'],
  wechat: ['2', '微信授权'],
  link: ['3', '链接授权'],
})
