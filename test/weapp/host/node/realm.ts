import vm from 'node:vm'
import type { Realm } from '../contract'

/**
 * A JavaScript world for the product with nothing but the language, as WeChat's logic layer has it: what a browser or
 * Node adds to it (`window`, `fetch`, `URL`, `AbortController`, timers) is absent unless the host gives it.
 */
export function createRealm(): Realm {
  const context = vm.createContext({}, { codeGeneration: { strings: false, wasm: false } })
  // Node gives every context its console; the host has one that listens.
  vm.runInContext('delete globalThis.console; delete globalThis.WebAssembly', context)
  return {
    compile: (source, file, names) =>
      vm.runInContext(`(function (${names.join(', ')}) {${source}\n})`, context, { filename: file }) as (
        ...values: unknown[]
      ) => unknown,
    parse: vm.runInContext('JSON.parse', context) as (json: string) => unknown,
  }
}
