import { calibrate } from './calibration.mjs'

function shuffled(items) {
  const left = [...items]
  for (let last = left.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1))
    ;[left[last], left[other]] = [left[other], left[last]]
  }
  return left
}

/**
 * Measures every case once per round, in another order each round, so that a disturbance of the machine meets all of them.
 * @param {{key: string}[]} cases
 * @param {(item) => Promise<object>} measure
 * @returns {Promise<{runs: Record<string, object[]>, calibration: number[]}>} what was measured by the cases' keys
 */
export async function inRounds(cases, rounds, measure) {
  const runs = Object.fromEntries(cases.map(({ key }) => [key, []]))
  const calibration = []
  for (let round = 1; round <= rounds; round += 1) {
    console.log(`  round ${round} of ${rounds}`)
    for (const item of shuffled(cases)) {
      calibration.push(calibrate())
      runs[item.key].push(await measure(item))
    }
  }
  return { runs, calibration }
}
