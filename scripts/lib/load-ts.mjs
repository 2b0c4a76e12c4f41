import { createRequire } from 'node:module'
import { fromRoot } from './root.mjs'

/** What a TypeScript file of the repository exports; its packages must be installed. */
export async function loadTs(file) {
  const { register } = await import('tsx/cjs/api')
  const unregister = register()
  const exported = createRequire(import.meta.url)(fromRoot(file))
  unregister()
  return exported
}
