import { execFileSync } from 'node:child_process'
import { Problem } from './problem.mjs'
import { root } from './root.mjs'

export const HELP = `npm test [-- options] [names]           what a change must pass
npm run test:hosts [-- options] [names] every journey on every host, every page in every look

names           files of tests whose names contain one of these words, in whichever stage they are
--only a,b      these stages alone (STAGES)
--shard 2/5     the second of five parts of the tests
--since REF     what the files changed since a commit reach
--help          this text`

const VALUES = ['--only', '--shard', '--since']

function isCommit(ref) {
  try {
    execFileSync('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`], {
      cwd: root,
      timeout: 10_000,
    })
    return true
  } catch {
    return false
  }
}

function checkedShard(text) {
  if (text === undefined) return undefined
  const [, part, parts] = /^(\d+)\/(\d+)$/.exec(text) ?? []
  if (Number(part) >= 1 && Number(part) <= Number(parts)) return text
  throw new Problem(`--shard takes a part of the parts there are, like 2/5, not "${text}".`)
}

function checkedStages(text, stageNames) {
  if (text === undefined) return undefined
  const names = text.split(',').filter(Boolean)
  const unknown = names.filter(name => !stageNames.includes(name))
  if (unknown.length === 0 && names.length > 0) return names
  throw new Problem(`No stage is called "${unknown[0] ?? text}". Stages: ${stageNames.join(', ')}.`)
}

function checkedRef(ref) {
  if (ref === undefined || isCommit(ref)) return ref
  throw new Problem(`--since takes a commit, a tag or a branch of this repository, not "${ref}".`)
}

/**
 * What a command line of `npm test` asks for: `{ help, isLong, only, shard, since, names }`, absent what was not said. Throws a
 * Problem at what it does not know.
 */
export function testOptions(args, stageNames) {
  const values = {}
  const names = []
  let isLong = false
  for (let at = 0; at < args.length; at += 1) {
    const [name, joined] = args[at].split(/=(.*)/s)
    if (name === '--help' || name === '-h') return { help: HELP.replace('STAGES', stageNames.join(', ')) }
    if (name === '--long') isLong = true
    else if (VALUES.includes(name)) {
      values[name] = joined ?? args[(at += 1)]
      if (!values[name]) throw new Problem(`${name} wants a value: see npm test -- --help.`)
    } else if (name.startsWith('-')) throw new Problem(`npm test knows no ${name}: see npm test -- --help.`)
    else names.push(args[at])
  }
  return {
    isLong,
    names,
    only: checkedStages(values['--only'], stageNames),
    shard: checkedShard(values['--shard']),
    since: checkedRef(values['--since']),
  }
}
