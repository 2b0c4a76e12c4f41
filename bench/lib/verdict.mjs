import { judgeCalibration } from './calibration.mjs'
import { median } from './stats.mjs'

/** How far two copies of the same app may lie apart before differences between apps mean nothing. */
const MAX_AA_DIFFERENCE = 0.05

/**
 * Ratio of an app's median to a reference's.
 * @param {Record<string, object[]>} runs by app
 */
export function ratio(runs, app, reference, measure) {
  const middle = name => median(runs[name].map(run => run[measure]))
  return middle(app) / middle(reference)
}

/** By how much the two copies of the Vue reference differ in a measure: 0.03 is three percent. */
function aaDifference(runs, measure) {
  return Math.abs(ratio(runs, 'vue-again', 'vue', measure) - 1)
}

/** Why no timing of a part means anything, as a sentence; `undefined` when the machine was quiet. */
export function busyMachine(calibration) {
  const { spread, isQuiet } = judgeCalibration(calibration)
  return isQuiet ? undefined : `the machine was busy (calibration p90/median ${spread.toFixed(2)})`
}

/**
 * Why a timing may not be compared, as a sentence; `undefined` when it may.
 * @param {Record<string, object[]>} runs by app
 * @param {number[]} calibration ms of each loop
 */
export function refusal(runs, measure, calibration) {
  const busy = busyMachine(calibration)
  if (busy) return busy
  const difference = aaDifference(runs, measure)
  if (difference <= MAX_AA_DIFFERENCE) return undefined
  return `two copies of the Vue reference differ by ${(difference * 100).toFixed(1)} %`
}
