import type { PageStack } from '../stack'
import type { Surface } from '../surface'
import { answer, type ApiParts, type CallOptions, WxFailure } from './call'

interface BarOptions {
  readonly frontColor: string
  readonly backgroundColor: string
}

/** What `wx` may change around the page in front. */
export function chromeApi(parts: ApiParts, surface: Surface, stack: PageStack): Record<string, unknown> {
  const front = () => {
    if (!stack.front) throw new WxFailure('no page is open')
    return stack.front
  }
  return {
    setNavigationBarTitle: (options: CallOptions<{ title: string }>) =>
      answer(parts, 'setNavigationBarTitle', options, async () => surface.setTitle(front(), options.title)),
    setNavigationBarColor: (options: CallOptions<BarOptions>) =>
      answer(parts, 'setNavigationBarColor', options, async () => {
        const colours = { front: options.frontColor, background: options.backgroundColor }
        if (!['#ffffff', '#000000'].includes(colours.front)) {
          throw new WxFailure(`invalid frontColor "${colours.front}"`)
        }
        if (!/^#[\da-f]{6}$/i.test(colours.background)) {
          throw new WxFailure(`invalid backgroundColor "${colours.background}"`)
        }
        surface.setBar(front(), colours)
      }),
  }
}
