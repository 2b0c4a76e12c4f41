import { shorten } from '@/platform/pages/class-names'
import { shortSelector } from './short-selector'

type Asking = 'querySelector' | 'querySelectorAll' | 'matches' | 'closest'

/** Lets a method that takes a selector understand the classes of it as they are written. */
function understand(owner: Element | Document, method: Asking): void {
  const asked = Reflect.get(owner, method) as (selector: string) => unknown
  Object.defineProperty(owner, method, {
    configurable: true,
    value(this: unknown, selector: string) {
      return asked.call(this, shortSelector(selector))
    },
  })
}

for (const method of ['querySelector', 'querySelectorAll'] as const) {
  understand(Element.prototype, method)
  understand(Document.prototype, method)
}
for (const method of ['matches', 'closest'] as const) understand(Element.prototype, method)

const { contains } = DOMTokenList.prototype
DOMTokenList.prototype.contains = function (token) {
  return contains.call(this, shorten(token))
}
