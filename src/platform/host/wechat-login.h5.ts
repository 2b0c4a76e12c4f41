/** One-time code of the WeChat account; only the mini-program has one. */
export function requestWechatCode(): Promise<string | undefined> {
  return Promise.resolve(undefined)
}

/** Whether the customer can log in by WeChat account here. */
export const HAS_WECHAT_LOGIN = false
