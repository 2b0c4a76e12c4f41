const TICK_MS = 1000

/**
 * Counts seconds down by the clock: WeChat stops timers some seconds after it is left, and browsers slow them in a tab
 * that is not seen, so that ticks would say nothing of the time.
 */
export class Countdown {
  private timer: ReturnType<typeof setInterval> | undefined

  /** `onChange` gets the seconds that are left, rounded up: 0 once all have passed, and then no more. */
  constructor(private readonly onChange: (secondsLeft: number) => void) {}

  /** Counts from this many seconds, in place of what it counted before. */
  start(seconds: number): void {
    this.stop()
    const end = Date.now() + seconds * 1000
    const tick = () => {
      const left = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      if (left === 0) this.stop()
      this.onChange(left)
    }
    this.timer = setInterval(tick, TICK_MS)
    tick()
  }

  stop(): void {
    clearInterval(this.timer)
  }
}
