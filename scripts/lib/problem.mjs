import fs from 'node:fs'
import { isBeingStopped } from './run.mjs'

/** Something the person at the terminal can mend; its message is one sentence for them. */
export class Problem extends Error {}

const DISK_FULL = 'The disk is full: free some space and run the command again.'

const COLOURS = /\x1b\[[0-9;]*[A-Za-z]/g
/** Where Taro begins to list what failed; before it stands a log of its progress. */
const ERRORS_FROM = /^✖ Errors:/m
/** Blank lines, stack frames, and webpack's list of the places where it looked for a module. */
const NOISE =
  /^\s*$|Field 'browser'|doesn't exist|using description file|^\s+at \S+ \(|^\s*(\.\w+|no extension|as directory)$/

/** The last lines of a log that say something, to show beside its path. */
export function lastLines(file, count = 40) {
  if (!fs.existsSync(file)) return ''
  const text = fs.readFileSync(file, 'utf8').replace(COLOURS, '')
  const from = text.search(ERRORS_FROM)
  const lines = text.slice(Math.max(0, from)).split(/\r?\n/)
  return lines
    .filter(line => !NOISE.test(line))
    .slice(-count)
    .join('\n')
}

/** What went wrong for causes that any command's output may name; `undefined` where none is recognised. */
export function knownCause(output) {
  if (/ENOSPC|no space left on device/i.test(output)) return DISK_FULL
  return undefined
}

/** One sentence for whatever was thrown. */
export function sentence(error) {
  if (error instanceof Problem) return error.message
  const text = `${error?.code ?? ''} ${error?.message ?? error}`
  const cause = knownCause(text)
  if (cause) return cause
  if (error?.code === 'EACCES' || error?.code === 'EPERM' || error?.code === 'EROFS') {
    return `${error.path ?? 'A file'} cannot be written: check who owns it, then run the command again.`
  }
  return process.env.DEBUG
    ? (error?.stack ?? String(error))
    : `Unexpected: ${error?.message ?? error} (DEBUG=1 shows where).`
}

/** Runs a command's body; a failure becomes one sentence and exit code 1. */
export function main(body) {
  // A callback's failure (a full disk while a log is written, say) has no `catch` of its own.
  process.once('uncaughtException', error => {
    console.error(sentence(error))
    process.exit(1)
  })
  body().catch(error => {
    if (!isBeingStopped()) console.error(sentence(error))
    process.exitCode = 1
  })
}
