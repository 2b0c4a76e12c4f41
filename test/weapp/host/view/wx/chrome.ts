import { answer, type ApiParts, type CallOptions } from './call'

/** What `wx` may change around a page. */
export function chromeApi(parts: ApiParts, setTitle: (title: string) => void): Record<string, unknown> {
  return {
    setNavigationBarTitle: (options: CallOptions<{ title: string }>) =>
      answer(parts, 'setNavigationBarTitle', options, async () => setTitle(options.title)),
  }
}
