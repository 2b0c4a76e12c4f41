import { hostKind, hostWindow } from './host.h5'

interface MiniProgramHost {
  wx?: { miniProgram?: { switchTab(options: { url: string }): void } }
}

/** `true` inside a mini-program's web-view, whose home tab lies outside the page. */
export function hasHomeTab(): boolean {
  return hostKind() === 'webview'
}

/** Returns to the mini-program's home tab. */
export function openHomeTab(): void {
  ;(hostWindow() as MiniProgramHost).wx?.miniProgram?.switchTab({ url: '/pages/home/index' })
}
