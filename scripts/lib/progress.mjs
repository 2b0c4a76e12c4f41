const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const PLAIN_EVERY_MS = 30_000

/** `7 s`, `1 min 12 s`; below ten seconds with one decimal. */
export function duration(seconds) {
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`
  const whole = Math.round(seconds)
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}

/**
 * Shows that `work` goes on: a moving line on a terminal, plain lines elsewhere, then one line with its result and
 * time. What `work` returns or throws is passed on.
 */
export async function step(title, work) {
  const begun = Date.now()
  const elapsed = () => duration((Date.now() - begun) / 1000)
  const isTerminal = process.stdout.isTTY === true && !process.env.CI
  let frame = 0
  if (!isTerminal) console.log(`… ${title}`)
  const timer = setInterval(
    () => {
      if (isTerminal) process.stdout.write(`\r\x1b[K${FRAMES[frame++ % FRAMES.length]} ${title} ${elapsed()}`)
      else console.log(`… ${title}, ${elapsed()} so far`)
    },
    isTerminal ? 120 : PLAIN_EVERY_MS,
  )
  const end = mark => {
    clearInterval(timer)
    if (isTerminal) process.stdout.write('\r\x1b[K')
    console.log(`${mark} ${title} (${elapsed()})`)
  }
  try {
    const result = await work()
    end('✓')
    return result
  } catch (error) {
    end('✗')
    throw error
  }
}
