import { requireJourneyBrowser } from './chromium.mjs'
import { install } from './install.mjs'
import { Problem, sentence } from './problem.mjs'
import { duration } from './progress.mjs'
import { isBeingStopped } from './run.mjs'
import { keepStageTimes } from './stage-times.mjs'
import { groups } from './stages.mjs'

const stages = groups.flat()

/** `--only jest,size` picks stages; what follows goes on to the stage's own tool. */
function wishes(args) {
  const at = args.indexOf('--only')
  const names = at === -1 ? undefined : (args[at + 1] ?? '').split(',')
  const unknown = names?.filter(name => !stages.some(stage => stage.name === name)) ?? []
  if (unknown.length > 0) throw new Problem(`Stages: ${stages.map(stage => stage.name).join(', ')}.`)
  const rest = args.filter((_, index) => at === -1 || index < at || index > at + 1)
  const isChosen = ({ name }) => !names || names.includes(name)
  return { chosen: groups.map(group => group.filter(isChosen)), rest }
}

async function runStage(stage, rest) {
  console.log(`\n── ${stage.name} ${'─'.repeat(Math.max(0, 70 - stage.name.length))}`)
  const begun = Date.now()
  let counts
  try {
    counts = await stage.run({ timeoutMs: stage.timeoutMs }, rest)
  } catch (error) {
    console.log(sentence(error))
    counts = { passed: 0, failed: 1 }
  }
  const seconds = (Date.now() - begun) / 1000
  if (seconds * 1000 >= stage.timeoutMs) console.log(`${stage.name} was ended after ${duration(seconds)}.`)
  return { name: stage.name, seconds, ...counts }
}

function printTable(results) {
  console.log(`\n── time ${'─'.repeat(66)}`)
  for (const { name, seconds, passed, failed } of results) {
    const mark = failed === 0 ? '✓' : '✗'
    console.log(
      `${mark} ${name.padEnd(12)} ${duration(seconds).padStart(12)}  ${passed} passed, ${failed} failed`,
    )
  }
}

async function runAll(args) {
  const { chosen, rest } = wishes(args)
  await install()
  // Before the long stages, so that a missing browser is known within seconds.
  if (chosen.flat().some(stage => stage.name === 'e2e' || stage.name === 'weapp')) {
    await requireJourneyBrowser()
  }
  const results = []
  for (const group of chosen) {
    if (isBeingStopped()) break
    results.push(...(await Promise.all(group.map(stage => runStage(stage, rest)))))
  }
  return results
}

/** Installs what is missing, runs every stage (or those asked for) and closes with `N passed, N failed`. */
export async function testRun(args = process.argv.slice(2)) {
  let results
  try {
    results = await runAll(args)
    printTable(results)
    keepStageTimes(
      results,
      stages.map(({ name }) => name),
    )
  } catch (error) {
    console.error(sentence(error))
    results = [{ passed: 0, failed: 1 }]
  }
  if (isBeingStopped()) return
  const total = key => results.reduce((sum, result) => sum + result[key], 0)
  if (total('failed') > 0) process.exitCode = 1
  console.log(`${total('passed')} passed, ${total('failed')} failed`)
}
