const megabits = number => (number * 1e6) / 8

/** Network conditions as the DevTools protocol takes them: bytes per second, and latency in ms for each request. */
export const networks = {
  '4g': { offline: false, latency: 60, downloadThroughput: megabits(9), uploadThroughput: megabits(9) },
  slow4g: {
    offline: false,
    latency: 150,
    downloadThroughput: megabits(1.6),
    uploadThroughput: megabits(0.75),
  },
}

/** How many times slower than this machine the measured one is. */
export const CPU_SLOWDOWN = 4

/** The measured phone. */
export const device = {
  viewport: { width: 375, height: 667 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
}
