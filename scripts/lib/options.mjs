import { parseArgs } from 'node:util'
import { Problem } from './problem.mjs'

/**
 * Reads a script's options: `--help` prints `help` and ends; an option that it does not know is a problem of one sentence.
 * `options` as for `parseArgs` of Node.
 */
export function readOptions(help, options = {}, allowPositionals = false) {
  let read
  try {
    const known = { ...options, help: { type: 'boolean', short: 'h' } }
    read = parseArgs({ options: known, allowPositionals })
  } catch (error) {
    throw new Problem(`${String(error.message).split('. ')[0].replace(/\.$/, '')}: see --help.`)
  }
  if (!read.values.help) return read
  console.log(help.trim())
  process.exit(0)
}
