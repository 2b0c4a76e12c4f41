import { requireJourneyBrowser } from './chromium.mjs'
import { cpuSeconds } from './cpu-seconds.mjs'
import { install } from './install.mjs'
import { Problem, sentence } from './problem.mjs'
import { duration } from './progress.mjs'
import { projectFiles } from './project-files.mjs'
import { testsReached } from './reached.mjs'
import { isBeingStopped } from './run.mjs'
import { keepStageTimes } from './stage-times.mjs'
import { groups } from './stages.mjs'
import { testOptions } from './test-options.mjs'

const stages = groups.flat()
const stageNames = stages.map(({ name }) => name)

/** Files of tests that a stage has, of those named. */
function namedIn(stage, names) {
  const isOurs = file => stage.files?.some(ending => ending.test(file)) ?? false
  return names.filter(name => projectFiles().some(file => isOurs(file) && file.includes(name)))
}

/** Names for the stage's own tool, or undefined where the stage has nothing to do. */
async function wantedOf(stage, { names, since }) {
  if (names.length > 0) {
    const ours = namedIn(stage, names)
    return ours.length > 0 ? ours : undefined
  }
  if (since === undefined || !stage.files) return []
  const reached = await testsReached(since)
  if (reached === 'all') return []
  const files = reached.filter(file => stage.files.some(ending => ending.test(file)))
  return files.length > 0 ? files : undefined
}

/** Each group's stages with the names that they are to run. */
async function chosenGroups(options) {
  const { only, isLong, names } = options
  const chosen = []
  for (const group of groups) {
    const wanted = []
    for (const stage of group) {
      const isOff = only ? !only.includes(stage.name) : stage.isLongOnly && !isLong && names.length === 0
      const stageNames = isOff ? undefined : await wantedOf(stage, options)
      if (stageNames) wanted.push({ stage, names: stageNames })
    }
    if (wanted.length > 0) chosen.push(wanted)
  }
  if (chosen.length > 0) return chosen
  throw new Problem(
    names.length > 0 ? `No test is called ${names.join(' or ')}.` : 'These changes reach no test.',
  )
}

async function runStage({ stage, names }, { isLong, shard }) {
  console.log(`\n── ${stage.name} ${'─'.repeat(Math.max(0, 70 - stage.name.length))}`)
  const begun = Date.now()
  const timeoutMs = stage.minutes * 60_000
  let counts
  try {
    counts = await stage.run({ timeoutMs, env: { RUN: isLong ? 'long' : 'short' } }, { names, shard })
  } catch (error) {
    console.log(sentence(error))
    counts = { passed: 0, failed: 1 }
  }
  const seconds = (Date.now() - begun) / 1000
  if (seconds * 1000 >= timeoutMs) console.log(`${stage.name} was ended after ${duration(seconds)}.`)
  return { name: stage.name, seconds, ...counts }
}

async function runGroup(group, options) {
  const before = cpuSeconds()
  const results = await Promise.all(group.map(chosen => runStage(chosen, options)))
  // Of stages that run at the same time only the sum is known.
  const cpu = cpuSeconds() - before
  return results.map((result, index) => ({ ...result, cpuSeconds: index === 0 ? cpu : undefined }))
}

function printTable(results) {
  console.log(`\n── time ${'─'.repeat(66)}`)
  for (const { name, seconds, cpuSeconds, passed, failed } of results) {
    const cpu = cpuSeconds === undefined ? 'with it' : `${Math.round(cpuSeconds)} s of CPU`
    const mark = failed === 0 ? '✓' : '✗'
    console.log(
      `${mark} ${name.padEnd(12)} ${duration(seconds).padStart(12)} ${cpu.padStart(14)}  ${passed} passed, ${failed} failed`,
    )
  }
  const unstable = results.flatMap(result => result.unstable ?? [])
  if (unstable.length > 0) console.log(`${unstable.length} unstable: ${unstable.join(', ')}`)
}

async function runAll(options) {
  await install()
  const chosen = await chosenGroups(options)
  // Before the long stages, so that a missing browser is known within seconds.
  if (chosen.flat().some(({ stage }) => stage.needsBrowser)) await requireJourneyBrowser()
  const results = []
  for (const group of chosen) {
    if (isBeingStopped()) break
    results.push(...(await runGroup(group, options)))
  }
  return results
}

async function runAndPrint(options) {
  const begun = Date.now()
  const results = await runAll(options)
  printTable(results)
  console.log(`${duration((Date.now() - begun) / 1000)} in all`)
  keepStageTimes(results, stageNames)
  return results
}

/**
 * Installs what is missing, runs every stage of the run (or those asked for) and closes with `N passed, N failed`; a command
 * line that makes no sense ends with one sentence and code 1.
 */
export async function testRun(args = process.argv.slice(2)) {
  let results
  try {
    const options = testOptions(args, stageNames)
    if (options.help) {
      console.log(options.help)
      return
    }
    results = await runAndPrint(options)
  } catch (error) {
    console.error(sentence(error))
    process.exitCode = 1
    return
  }
  if (isBeingStopped()) return
  const total = key => results.reduce((sum, result) => sum + result[key], 0)
  if (total('failed') > 0) process.exitCode = 1
  console.log(`${total('passed')} passed, ${total('failed')} failed`)
}
