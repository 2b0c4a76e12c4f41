import type { Problems } from '../problems'

/** Names that are read to see whether something is there, and that a mini-program without it lacks. */
const ABSENT = new Set(['cloud', 'then', 'toJSON', 'webpackJsonp'])

/**
 * The `wx` object: what the host has, and for every other name of WeChat's interface a function that throws and is
 * noted as a problem, so that a `catch` in the product cannot hide it. The product's bundle keeps its modules on it.
 */
export function createWx(
  functions: Readonly<Record<string, unknown>>,
  knownApis: readonly string[],
  problems: Problems,
): object {
  const missing = (name: string) => () => {
    const message = `wx.${name} is not part of the test's host`
    problems.add(message)
    throw new Error(message)
  }
  // What an older WeChat lacks is not there at all.
  const absent = new Set(Object.keys(functions).filter(name => functions[name] === undefined))
  const all = { ...Object.fromEntries(knownApis.map(name => [name, missing(name)])), ...functions }
  for (const name of absent) delete all[name]
  return new Proxy<Record<string, unknown>>(all, {
    get: (target, name) => {
      if (typeof name === 'symbol' || name in target || ABSENT.has(name) || absent.has(name)) {
        return target[name as string]
      }
      return missing(name)
    },
  })
}
