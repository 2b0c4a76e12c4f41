import Taro from '@tarojs/taro'
import type { HostResult } from './host.types'

/** A mini-program opens no other site. */
export function openExternal(_url: string): Promise<HostResult> {
  return Promise.resolve({ kind: 'unsupported' })
}

/** Has the phone dial a number, which the customer still confirms. */
export async function callPhone(number: string): Promise<HostResult> {
  try {
    await Taro.makePhoneCall({ phoneNumber: number })
    return { kind: 'done' }
  } catch (cause) {
    const reason = (cause as { errMsg?: string }).errMsg ?? ''
    return reason.includes('cancel')
      ? { kind: 'cancelled' }
      : { kind: 'failed', message: `无法拨号，请手动拨打 ${number}` }
  }
}
