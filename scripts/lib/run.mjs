import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fromRoot, root } from './root.mjs'

const KILL_AFTER_MS = 8000
const isWindows = process.platform === 'win32'
const running = new Set()

/** Signals a child and what it started, and nothing else: each child leads a process group of its own. */
function signalGroup(child, signal) {
  try {
    if (isWindows) child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch {
    // The group has ended in the meantime.
  }
}

/** Asks a child to end, and ends it for good when it has not within a few seconds. */
export function stop(child, signal = 'SIGTERM') {
  signalGroup(child, signal)
  setTimeout(() => signalGroup(child, 'SIGKILL'), KILL_AFTER_MS).unref()
}

let isStopping = false
let stopCode
/** Whether Ctrl-C or a signal is ending this command: what fails from then on is no news. */
export const isBeingStopped = () => isStopping

/** From now on being stopped is this command's ordinary end (a server), not a failure. */
export function expectStop() {
  stopCode = 0
}

function stopAll(signal, signalCode) {
  if (isStopping) return
  isStopping = true
  const code = stopCode ?? signalCode
  for (const child of running) stop(child, signal)
  // Children report their end through `close`; this is the latest moment.
  setTimeout(() => process.exit(code), KILL_AFTER_MS + 1000).unref()
  const wait = setInterval(() => {
    if (running.size === 0) {
      clearInterval(wait)
      process.exit(code)
    }
  }, 20)
}
process.on('SIGINT', () => stopAll('SIGINT', 130))
process.on('SIGTERM', () => stopAll('SIGTERM', 143))
process.on('SIGHUP', () => stopAll('SIGTERM', 129))
process.on('exit', () => running.forEach(child => signalGroup(child, 'SIGKILL')))

/** Starts a program of which `stop` and Ctrl-C end every process; `stdio` as for `spawn`. */
export function start(command, args, { env, stdio = ['ignore', 'inherit', 'inherit'] } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio,
    detached: !isWindows,
    windowsHide: true,
  })
  running.add(child)
  child.on('close', () => running.delete(child))
  child.on('error', () => running.delete(child))
  return child
}

/** A log that cannot be written must not end the work: on a full disk the program itself says so. */
function writeLog(file, text) {
  try {
    fs.writeSync(file, text)
  } catch {
    // Lost for the log; `output` has it.
  }
}

/**
 * Runs a program to its end or for `timeoutMs` at most. With `logFile` its output goes there and to `onLine`;
 * without, it is shown. Resolves with `{ code, timedOut, output, seconds }`; a program that cannot start has code 127.
 */
export function run(command, args, { env, timeoutMs, logFile, onLine } = {}) {
  const begun = Date.now()
  const isCaptured = logFile !== undefined || onLine !== undefined
  if (logFile) fs.mkdirSync(path.dirname(logFile), { recursive: true })
  const log = logFile ? fs.openSync(logFile, 'w') : undefined
  return new Promise(resolve => {
    const stdio = isCaptured ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit']
    const child = start(command, args, { env, stdio })
    let output = ''
    let rest = ''
    let timedOut = false
    const take = text => {
      output = (output + text).slice(-200_000)
      if (log !== undefined) writeLog(log, text)
      if (!onLine) return
      const lines = (rest + text).split(/\r?\n/)
      rest = lines.pop() ?? ''
      for (const line of lines) onLine(line)
    }
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', take)
    const timer = setTimeout(() => {
      timedOut = true
      stop(child)
    }, timeoutMs)
    let hasEnded = false
    const end = (code, message = '') => {
      // A program that could not start reports an error and then its end.
      if (hasEnded) return
      hasEnded = true
      clearTimeout(timer)
      if (message) take(message)
      if (log !== undefined) fs.closeSync(log)
      // Being stopped, nobody is to act on a result that the stop has caused: the process ends by itself.
      if (!isStopping) resolve({ code, timedOut, output, seconds: (Date.now() - begun) / 1000 })
    }
    child.on('error', error => end(127, `${error.message}\n`))
    child.on('close', code => end(code ?? 1))
  })
}

/** Path of the script behind a package's command, to be run by this Node (no shell, no look-up in PATH). */
export function binOf(packageName, name = packageName) {
  const folder = fromRoot('node_modules', packageName)
  const { bin } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return path.join(folder, typeof bin === 'string' ? bin : bin[name])
}

/** Runs a package's command with this Node; options as for `run`. */
export function runBin([packageName, name], args, options) {
  return run(process.execPath, [binOf(packageName, name), ...args], options)
}
