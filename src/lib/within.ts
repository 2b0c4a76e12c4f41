/** Waits for what is under way, but no longer than so many milliseconds; a failure of it is not said here. */
export async function within(underWay: Promise<unknown>, ms: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>(resolve => (timer = setTimeout(resolve, ms)))
  await Promise.race([underWay.catch(() => undefined), late])
  clearTimeout(timer)
}
