import fs from 'node:fs'
import { isBeingStopped } from './run.mjs'

/** Something the person at the terminal can mend; its message is one sentence for them. */
export class Problem extends Error {}

const DISK_FULL = 'The disk is full: free some space and run the command again.'

/** The last lines of a log that say something, to show beside its path. */
export function lastLines(file, count = 40) {
  if (!fs.existsSync(file)) return ''
  const lines = fs.readFileSync(file, 'utf8').split('\n')
  return lines
    .filter(line => line.trim() !== '')
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
  body().catch(error => {
    if (!isBeingStopped()) console.error(sentence(error))
    process.exitCode = 1
  })
}
