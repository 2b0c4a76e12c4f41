import type { PageStack } from '../stack'
import { answer, type ApiParts, type CallOptions } from './call'

type UrlOptions = CallOptions<{ url: string }>

/** `wx.navigateTo` and its kin on the page stack. */
export function navigationApi(parts: ApiParts, stack: PageStack): Record<string, unknown> {
  return {
    navigateTo: (options: UrlOptions) =>
      answer(parts, 'navigateTo', options, () => stack.navigateTo(options.url)),
    redirectTo: (options: UrlOptions) =>
      answer(parts, 'redirectTo', options, () => stack.redirectTo(options.url)),
    reLaunch: (options: UrlOptions) => answer(parts, 'reLaunch', options, () => stack.reLaunch(options.url)),
    switchTab: (options: UrlOptions) =>
      answer(parts, 'switchTab', options, () => stack.switchTab(options.url)),
    navigateBack: (options?: CallOptions<{ delta?: number }>) =>
      answer(parts, 'navigateBack', options, () => stack.navigateBack(options?.delta ?? 1)),
  }
}
