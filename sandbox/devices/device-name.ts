/** A session that was opened by nobody's device. */
export const UNKNOWN_DEVICE = '未知设备'

type Row = readonly [pattern: RegExp, name: string]

// The first that fits: tablets and phones name the system of computers too, and every program names the one it descends from.
const DEVICES: readonly Row[] = [
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/HarmonyOS|OpenHarmony/, '鸿蒙设备'],
  [/Android/, '安卓手机'],
  [/Macintosh/, 'Mac 电脑'],
  [/Windows/, 'Windows 电脑'],
  [/Linux/, 'Linux 电脑'],
]

const PROGRAMS: readonly Row[] = [
  [/miniProgram/i, '微信小程序'],
  [/MicroMessenger/, '微信'],
  [/YuanLan/i, '远岚信托 App'],
  [/Edg\//, 'Edge'],
  [/Firefox\/|FxiOS/, 'Firefox'],
  [/Chrome\/|CriOS/, 'Chrome'],
  [/Safari\//, 'Safari'],
]

/** The model that Android names before its build: `Android 14; PHX-AL10 Build/…`. */
const MODEL = /Android [\d.]+; (?:[a-z]{2}-[a-z]{2}; )?([A-Za-z0-9][\w -]{1,30}?)(?: Build|\))/

const nameOf = (rows: readonly Row[], userAgent: string) =>
  rows.find(([pattern]) => pattern.test(userAgent))?.[1]

/** What a customer can tell a device by, from what it says of itself: `iPhone · 微信小程序`. */
export function deviceName(userAgent = ''): string {
  const model = MODEL.exec(userAgent)?.[1]
  // Browsers that keep the model to themselves name every device K.
  const device = model && model.length > 1 ? model : nameOf(DEVICES, userAgent)
  return [device, nameOf(PROGRAMS, userAgent)].filter(Boolean).join(' · ') || UNKNOWN_DEVICE
}
