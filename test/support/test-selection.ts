import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { isLongRun } from './is-long-run'

/** Which test files of a folder are to run. */
interface Selection {
  /** Words of which a file's name has one; none of them names every file. */
  readonly names: readonly string[]
  /** The part of the files to run, `2/5`; absent: all. */
  readonly shard: string | undefined
}

/** Reads `name … [--shard 2/5]`, as `scripts/lib/test-options` has checked it. */
export function selectionOf(args: readonly string[]): Selection {
  const at = args.indexOf('--shard')
  const names = args.filter((_, index) => at === -1 || index < at || index > at + 1)
  return { names, shard: at === -1 ? undefined : args[at + 1] }
}

const RUN = /@run (short|long): \S/

/** The run in which a file begins to be part: its first lines say so with a reason, `@run short: camera of the browser`. */
export function runOf(file: string): 'short' | 'long' {
  const found = RUN.exec(readFileSync(file, 'utf8'))
  if (!found) {
    throw new Error(`${path.basename(file)} does not say "@run short: <reason>" or "@run long: <reason>"`)
  }
  return found[1] as 'short' | 'long'
}

export type JourneyHost = 'page' | 'browser' | 'phone'

/** The hosts on which a journey's file runs, in the short run and in addition in the long one: `@run short: page`. */
export function hostsOf(file: string): Record<'short' | 'long', readonly string[]> {
  const text = readFileSync(file, 'utf8')
  const of = (run: string) =>
    (new RegExp(`@run ${run}: ([a-z, ]+)`).exec(text)?.[1] ?? '').match(/[a-z]+/g) ?? []
  return { short: of('short'), long: of('long') }
}

/** Journeys that a host drives in the run that is on; those that are named, in either. */
export function selectJourneys(files: readonly string[], host: JourneyHost, selection: Selection): string[] {
  const isLong = isLongRun || selection.names.length > 0
  const driven = files.filter(file => {
    const { short, long } = hostsOf(file)
    return short.includes(host) || (isLong && long.includes(host))
  })
  return pick(driven, selection)
}

/** The files of one shard: the largest first, each to the shard that has least so far. */
function shardOf(files: readonly string[], shard: string): string[] {
  const [index = 1, count = 1] = shard.split('/').map(Number)
  const shards = Array.from({ length: count }, () => ({ bytes: 0, files: [] as string[] }))
  const sized = files.map(file => ({ file, bytes: statSync(file).size }))
  for (const { file, bytes } of sized.sort((one, other) => other.bytes - one.bytes)) {
    const [least] = [...shards].sort((one, other) => one.bytes - other.bytes)
    if (!least) continue
    least.bytes += bytes
    least.files.push(file)
  }
  return shards[index - 1]?.files ?? []
}

/** Of files that the run has, those that are named, and of these the shard's. */
function pick(files: readonly string[], { names, shard }: Selection): string[] {
  const wanted = names.length > 0 ? files.filter(file => names.some(name => file.includes(name))) : [...files]
  return shard === undefined ? wanted : shardOf(wanted, shard)
}

/** Files that are named run in either run; without names, those of the run that is on, and of its shard. */
export function select(files: readonly string[], selection: Selection): string[] {
  const isAnyRun = isLongRun || selection.names.length > 0
  return pick(isAnyRun ? files : files.filter(file => runOf(file) === 'short'), selection)
}
