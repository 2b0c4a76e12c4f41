import { HOME_PAGE } from '@/platform/pages/host-pages'
import { hostKind } from './host.h5'
import { openInMiniProgram } from './mini-program.h5'

/** `true` inside a mini-program's web-view, whose home tab lies outside the page. */
export function hasHomeTab(): boolean {
  return hostKind() === 'webview'
}

/** Returns to the mini-program's home tab; resolves with whether it could be reached. */
export function openHomeTab(): Promise<boolean> {
  return openInMiniProgram('switchTab', `/${HOME_PAGE}`).then(isOpen => isOpen === true)
}
