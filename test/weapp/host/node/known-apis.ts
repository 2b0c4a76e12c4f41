import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Taro answers these itself, whatever `wx` has. */
const OWN = new Set(
  [
    'getEnv',
    'getCurrentInstance',
    'nextTick',
    'pxTransform',
    'initPxTransform',
    'getTabBar',
    'getRenderer',
  ].concat(
    ['interceptorify', 'addInterceptor', 'cleanInterceptors', 'getApp', 'getCurrentPages', 'getEnvInfoSync'],
    ['requirePlugin', 'requestAnimationFrame', 'cancelAnimationFrame'],
  ),
)

/**
 * Names of all functions that Taro knows of `wx`, read from its types: Taro offers to the product only those that `wx`
 * has when it starts, so the host's object must have them all for a missing one to be called by its name.
 */
export function knownApis(): string[] {
  const folder = path.join(path.dirname(require.resolve('@tarojs/taro/package.json')), 'types/api')
  const names = new Set<string>()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue
    const text = readFileSync(path.join(folder, file), 'utf8')
    for (const [, block = ''] of text.matchAll(/interface TaroStatic \{(.*?)\n {2}\}/gs)) {
      for (const [, name = ''] of block.matchAll(/^ {4}([a-z]\w+)(?:<[^(]*>)?\(/gm)) names.add(name)
    }
  }
  return [...names].filter(name => !OWN.has(name) && !/^use[A-Z]/.test(name))
}
