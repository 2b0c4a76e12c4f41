import fs from 'node:fs'
import { fromRoot } from './root.mjs'
import { binOf, start } from './run.mjs'

const seconds = since => `${((Date.now() - since) / 1000).toFixed(1)} s`

/**
 * Starts Taro's watched build of a target into a folder of its own. Where nobody watches a terminal its progress goes to a
 * log. `onReady` is called once, with the time it took, when the first compilation has ended without an error.
 */
export function startWatchedBuild(target, { env, output, onReady }) {
  const begun = Date.now()
  const log = fromRoot(`.cache/logs/dev-${target}.log`)
  fs.mkdirSync(fromRoot('.cache/logs'), { recursive: true })
  const shown = process.stdout.isTTY ? 'inherit' : fs.openSync(log, 'w')
  const child = start(
    process.execPath,
    [binOf('@tarojs/cli', 'taro'), 'build', '--type', target, '--watch'],
    {
      env: { NODE_ENV: 'development', TARO_ENV: target, OUTPUT_ROOT: output, ...env },
      stdio: ['ignore', shown, shown, 'ipc'],
    },
  )
  let isReady = false
  child.on('message', ({ compiled, problems }) => {
    if (!compiled) return
    if (problems) console.log(problems)
    else if (isReady) console.log('Compiled')
    else {
      isReady = true
      onReady(seconds(begun))
    }
  })
  return child
}
