/** Base library 2.21.4, Android alone; elsewhere it is missing or refuses. */
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
