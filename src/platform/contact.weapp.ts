import Taro from '@tarojs/taro'
import type { ContactCard, HostResult } from './types'

/** Hands a card to the address book, which the customer still confirms. */
export async function saveContact({ name, mobile, organisation }: ContactCard): Promise<HostResult> {
  try {
    await Taro.addPhoneContact({ firstName: name, mobilePhoneNumber: mobile, organization: organisation })
    return { kind: 'done' }
  } catch (cause) {
    const reason = (cause as { errMsg?: string }).errMsg ?? ''
    return reason.includes('cancel')
      ? { kind: 'cancelled' }
      : { kind: 'failed', message: '无法保存联系人，请手动添加' }
  }
}
