import Taro from '@tarojs/taro'
import type { HostResult } from './host.types'

/** Leads to WeChat's settings of the mini-program, on the customer's tap; says the other way there when WeChat does not open them. */
export async function openSettings(): Promise<HostResult> {
  try {
    await Taro.openSetting()
    return { kind: 'done' }
  } catch {
    return { kind: 'failed', message: '设置没有打开：请点右上角“···”，在“设置”中允许' }
  }
}
