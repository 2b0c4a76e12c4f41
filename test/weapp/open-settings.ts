import type { Phone } from './phone'

/** From the home page to the settings, as soon as they take taps. */
export async function openSettings(phone: Phone): Promise<void> {
  await phone.tap('设置')
  await phone.see('文字大小')
  await phone.quiet()
}
