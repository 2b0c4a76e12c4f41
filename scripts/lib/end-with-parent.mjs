const CHECK_EVERY_MS = 500

/** Ends this command, and with it its children, when the program that started it (npm) is gone without a signal. */
export function endWithParent() {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, CHECK_EVERY_MS).unref()
}
