import { CLOCK_SCRIPT } from '../clock-script'
import type { FileFunction, Realm } from '../contract'

/** What a browser would add to the language. */
const WEB_GLOBALS = [
  ...['window', 'document', 'self', 'top', 'parent', 'frames', 'location', 'history', 'navigator', 'screen'],
  ...['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'fetch', 'XMLHttpRequest', 'WebSocket'],
  ...['alert', 'confirm', 'prompt', 'AbortController', 'AbortSignal', 'URL', 'URLSearchParams', 'FormData'],
  ...['Blob', 'File', 'FileReader', 'Headers', 'Request', 'Response', 'TextEncoder', 'TextDecoder'],
  ...['requestAnimationFrame', 'cancelAnimationFrame', 'queueMicrotask', 'structuredClone', 'btoa', 'atob'],
  ...[
    'performance',
    'crypto',
    'MessageChannel',
    'MutationObserver',
    'IntersectionObserver',
    'ResizeObserver',
  ],
  ...[
    'Event',
    'CustomEvent',
    'EventTarget',
    'Node',
    'Element',
    'HTMLElement',
    'Image',
    'Worker',
    'process',
    'global',
  ],
]

/**
 * The product's world in a browser: a scope in front of the browser's own, in which web globals read as undefined. It is
 * less tight than the world in Node, which is why the journeys run there.
 */
export function createBrowserRealm(): Realm {
  const scope: Record<string, unknown> = {
    Object,
    ...Object.fromEntries(WEB_GLOBALS.map(name => [name, undefined])),
  }
  scope.globalThis = scope
  scope.Date = Date
  const makeClock = new Function(`return ${CLOCK_SCRIPT}`)() as (world: object) => (ms: number) => void
  const passTime = makeClock(scope)
  return {
    passTime,
    define: globals => void Object.assign(scope, globals),
    compile: (source, file) => {
      const text = `with (scope) { return function (require, module, exports) {${source}\n} }\n//# sourceURL=${file}`
      return new Function('scope', text)(scope) as FileFunction
    },
    parse: json => JSON.parse(json) as unknown,
    bytes: numbers => Uint8Array.from(numbers).buffer,
  }
}
