import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { Problem } from '../../scripts/lib/problem.mjs'
import { fromRoot } from '../../scripts/lib/root.mjs'

const DEFAULT_ROUNDS = 7

function buildIn(dir) {
  const folder = path.resolve(dir)
  if (fs.existsSync(path.join(folder, 'index.html'))) return folder
  throw new Problem(`There is no H5 build in ${folder}.`)
}

function otherBuild(text) {
  const [, id, dir] = /^([a-z][a-z0-9-]*)=(.+)$/.exec(text) ?? []
  if (!id) throw new Problem(`--also takes name=folder, not "${text}".`)
  return { id, dir: buildIn(dir) }
}

/**
 * Reads the command line: `[part …] [--rounds 7] [--product folder] [--also name=folder …]`.
 * @param {string[]} args
 * @param {string[]} known names of the parts, all of which run when none is named
 * @returns {{parts: string[], rounds: number, product: string, isProductGiven: boolean, also: {id, dir}[]}}
 */
export function readOptions(args, known) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: String(DEFAULT_ROUNDS) },
      product: { type: 'string' },
      also: { type: 'string', multiple: true, default: [] },
    },
  })
  const unknown = positionals.filter(name => !known.includes(name))
  if (unknown.length > 0) throw new Problem(`No part ${unknown.join(', ')}; there are ${known.join(', ')}.`)
  const rounds = Number(values.rounds)
  if (!Number.isInteger(rounds) || rounds < 1) throw new Problem('--rounds takes a number from 1.')
  return {
    parts: positionals.length > 0 ? known.filter(name => positionals.includes(name)) : known,
    rounds,
    product: values.product ? buildIn(values.product) : fromRoot('dist/h5'),
    isProductGiven: values.product !== undefined,
    also: values.also.map(otherBuild),
  }
}
