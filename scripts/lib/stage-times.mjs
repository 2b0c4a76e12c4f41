import fs from 'node:fs'
import path from 'node:path'
import { fromRoot } from './root.mjs'

const FILE = fromRoot('.cache/stage-times.json')

/** How each stage of `npm test` went when it was run last: `{ name, seconds, passed, failed }`, in the order of the stages. */
export function stageTimes() {
  return fs.existsSync(FILE) ? JSON.parse(fs.readFileSync(FILE, 'utf8')) : []
}

/** Keeps what has been run in place of how it went before; `order`: names of all stages. */
export function keepStageTimes(results, order) {
  const known = new Map([...stageTimes(), ...results].map(result => [result.name, result]))
  const all = order.flatMap(name => known.get(name) ?? [])
  fs.mkdirSync(path.dirname(FILE), { recursive: true })
  fs.writeFileSync(FILE, `${JSON.stringify(all, null, 2)}\n`)
}
