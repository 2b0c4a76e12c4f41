/** What the SDK asks of the browser, how often it does in its source, and what it asks instead. */
const CHANGES = [
  ['document.cookie', 3, 'sdkHost.cookie'],
  ['navigator.sendBeacon(', 1, 'sdkHost.sendBeacon('],
]

/**
 * webpack loader of the browser's analytics SDK: gives it a host of ours (platform/analytics/analytics-sdk-host) where the browser's own
 * costs each event several waits for another process. Stops the build when the SDK asks otherwise than it did.
 * @param {string} source
 */
module.exports = function giveHost(source) {
  const text = CHANGES.reduce((changed, [asked, times, instead]) => {
    const parts = changed.split(asked)
    if (parts.length !== times + 1) {
      throw new Error(
        `The analytics SDK has ${asked} ${parts.length - 1} times, not ${times}: is its version new?`,
      )
    }
    return parts.join(instead)
  }, source)
  return `import { sdkHost } from '@/platform/analytics/analytics-sdk-host'\n${text}`
}
