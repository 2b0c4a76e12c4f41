import Taro from '@tarojs/taro'

/** One-time code of the WeChat account, `undefined` when WeChat gives none. */
export async function requestWechatCode(): Promise<string | undefined> {
  try {
    const { code } = await Taro.login()
    return code || undefined
  } catch {
    return undefined
  }
}

/** Whether the customer can log in by WeChat account here. */
export const HAS_WECHAT_LOGIN = true
