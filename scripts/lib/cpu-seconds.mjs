import fs from 'node:fs'

/** Clock ticks of a second on every Linux that Node runs on (`getconf CLK_TCK`). */
const TICKS = 100
/** Places of user, nice, system, irq and softirq in the first line of /proc/stat (proc(5)). */
const BUSY = [1, 2, 3, 6, 7]

/**
 * Seconds that the machine's processors have worked since it started; 0 where /proc is not there. Of the whole machine: browsers
 * leave processes behind that no parent counts.
 */
export function cpuSeconds() {
  try {
    const [line] = fs.readFileSync('/proc/stat', 'utf8').split('\n')
    const fields = line.split(/\s+/)
    return BUSY.reduce((sum, place) => sum + Number(fields[place]), 0) / TICKS
  } catch {
    return 0
  }
}
