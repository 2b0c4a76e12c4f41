import { median, quantile } from './stats.mjs'

const TURNS = 2e7
/** 90th percentile over median beyond which the machine was too busy for its timings to mean anything. */
const MAX_SPREAD = 1.5

/** Milliseconds that a fixed piece of work takes: how busy the machine is just now. */
export function calibrate() {
  const begun = performance.now()
  let sum = 0
  for (let turn = 0; turn < TURNS; turn += 1) sum += Math.sqrt(turn)
  return sum > 0 ? performance.now() - begun : NaN
}

/** What the loops of a part say of the machine: median and 90th percentile in ms, and whether it was quiet. */
export function judgeCalibration(loops) {
  const middle = median(loops)
  const p90 = quantile(loops, 0.9)
  return { median: middle, p90, spread: p90 / middle, isQuiet: p90 / middle <= MAX_SPREAD }
}
