import { answer, type ApiParts, type CallOptions } from './call'

/** `wx.pageScrollTo`; it moves the page at once, whatever its duration. */
export function scrollApi(parts: ApiParts, scrollTo: (top: number) => void): Record<string, unknown> {
  return {
    pageScrollTo: (options: CallOptions<{ scrollTop?: number; duration?: number }>) => {
      const { scrollTop } = options
      if (scrollTop === undefined) throw new Error('the host scrolls to a position only')
      return answer(parts, 'pageScrollTo', options, async () => scrollTo(scrollTop))
    },
  }
}
