import Taro from '@tarojs/taro'
import { refusalOf } from './refusal'
import type { ContactCard } from './contact.types'
import type { HostResult } from './host.types'

/** Hands a card to the address book, which the customer still confirms. */
export async function saveContact({ name, mobile, organisation }: ContactCard): Promise<HostResult> {
  try {
    await Taro.addPhoneContact({ firstName: name, mobilePhoneNumber: mobile, organization: organisation })
    return { kind: 'done' }
  } catch (cause) {
    const refusal = refusalOf(cause)
    if (refusal === 'cancelled') return { kind: 'cancelled' }
    const message =
      refusal === 'privacy'
        ? '保存联系人需要您先同意隐私保护指引，请再点一次并选择同意'
        : '无法保存联系人，请手动添加'
    return { kind: 'failed', message }
  }
}
