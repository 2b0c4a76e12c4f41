/** On Android from base library 2.20.1, on iOS from 3.3.0, there for recordings from iOS 16; older ones lack it or refuse. */
declare const wx: {
  setVisualEffectOnCapture?: (options: { visualEffect: 'none' | 'hidden'; fail: () => void }) => void
}

let isSecure = false

/** The page in front shows what nobody else may see: it stays out of screenshots and recordings where WeChat can do it. */
export function setSecureScreen(on: boolean): void {
  if (!on && !isSecure) return
  isSecure = on
  wx.setVisualEffectOnCapture?.({ visualEffect: on ? 'hidden' : 'none', fail: () => undefined })
}
