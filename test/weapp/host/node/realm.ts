import vm from 'node:vm'
import { CLOCK_SCRIPT } from '../clock-script'
import type { FileFunction, Realm } from '../contract'

/**
 * What came into the language after the browser floor of package.json (iOS 13, Chrome 80) and before this Node: on a
 * phone at the floor WeChat runs the system's own engine, which lacks it.
 */
const NEWER: Readonly<Record<string, readonly string[]>> = {
  globalThis: [
    'BigInt',
    'BigInt64Array',
    'BigUint64Array',
    'WeakRef',
    'FinalizationRegistry',
    'AggregateError',
  ],
  'Array.prototype': ['at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with'],
  'String.prototype': ['at', 'replaceAll', 'isWellFormed', 'toWellFormed'],
  Array: ['fromAsync'],
  Object: ['hasOwn', 'groupBy'],
  Map: ['groupBy'],
  Promise: ['any', 'withResolvers'],
}

/** Node's own in every world it makes. */
const OF_NODE = ['console', 'WebAssembly']

/**
 * A JavaScript world for the product with nothing but the language, as WeChat's logic layer has it: what a browser or
 * Node adds to it (`window`, `fetch`, `URL`, `AbortController`, timers) is absent unless the host gives it, and code
 * cannot be made from text.
 */
export function createRealm(): Realm {
  const context = vm.createContext({}, { codeGeneration: { strings: false, wasm: false } })
  for (const [owner, names] of [['globalThis', OF_NODE] as const, ...Object.entries(NEWER)]) {
    vm.runInContext(names.map(name => `delete ${owner}.${name}`).join(';'), context)
  }
  const passTime = vm.runInContext(`${CLOCK_SCRIPT}(globalThis)`, context) as (ms: number) => void
  return {
    passTime,
    define: globals => void Object.assign(context, globals),
    compile: (source, file) =>
      vm.runInContext(`(function (require, module, exports) {${source}\n})`, context, {
        filename: file,
      }) as FileFunction,
    parse: vm.runInContext('JSON.parse', context) as (json: string) => unknown,
    bytes: vm.runInContext('numbers => Uint8Array.from(numbers).buffer', context) as Realm['bytes'],
  }
}
