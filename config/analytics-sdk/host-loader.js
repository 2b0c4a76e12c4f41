/** What the SDK asks of the browser, how often it does in its source, and what it asks instead. */
const CHANGES = [
  ['document.cookie', 3, 'sdkHost.cookie'],
  ['navigator.sendBeacon(', 1, 'sdkHost.sendBeacon('],
  // Whether something can be kept at all, it tries with every event, in three places.
  [
    'isSupport:function(){var e=!0;try{var t="__local_store_support__"',
    1,
    'isSupport:function(){return sdkHost.once("local",this.tryOut)},tryOut:function(){var e=!0;try{var t="__local_store_support__"',
  ],
  [
    'isSupport:function(){var e=!0,t="testIsSupportStorage";try{sessionStorage',
    1,
    'isSupport:function(){return sdkHost.once("session",this.tryOut)},tryOut:function(){var e=!0,t="testIsSupportStorage";try{sessionStorage',
  ],
  [
    'cookie.isSupport(e,t,0,null,sdPara.is_secure_cookie)',
    1,
    'sdkHost.once("cookie",function(){return cookie.isSupport(e,t,0,null,sdPara.is_secure_cookie)})',
  ],
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
