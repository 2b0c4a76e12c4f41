import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's root folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** Absolute path of a file below the repository's root. */
export function fromRoot(...parts) {
  return path.join(root, ...parts)
}
