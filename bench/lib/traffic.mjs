import fs from 'node:fs'
import path from 'node:path'
import zlib from 'node:zlib'

const QUIET_MS = 1000
const LONGEST_WAIT_MS = 15_000
const gzippedSizes = new Map()

/** Size of a file after gzip -9: what it weighs whatever a server makes of it. */
function gzippedSize(file) {
  if (!gzippedSizes.has(file)) {
    gzippedSizes.set(file, zlib.gzipSync(fs.readFileSync(file), { level: 9 }).length)
  }
  return gzippedSizes.get(file)
}

/** The product's analytics SDK, a chunk that is fetched after the page and may arrive before its last answer. */
const ANALYTICS = /\/analytics\.[^/]*\.js$/

const kindOf = url => /\.(js|css)$/.exec(new URL(url).pathname)?.[1] ?? 'other'
const sum = numbers => numbers.reduce((total, number) => total + number, 0)
const bytesOf = (list, kind) =>
  sum(list.filter(item => !kind || item.kind === kind).map(({ bytes }) => bytes))

/**
 * Follows what a page loads.
 * @param {CDPSession} cdp with the Network domain enabled
 * @param {string} distDir the build behind the addresses below /phone/
 */
export function followTraffic(cdp, distDir) {
  const open = new Map()
  const loaded = []
  let lastChange = Date.now()
  // Of the document: the page's clock begins with it.
  let wallClock
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime, type }) => {
    // Pictures inside the styles travel with them.
    if (request.url.startsWith('data:')) return
    lastChange = Date.now()
    open.set(requestId, request.url)
    if (type === 'Document') wallClock = { timestamp, wallTime }
  })
  cdp.on('Network.loadingFailed', ({ requestId }) => {
    lastChange = Date.now()
    open.delete(requestId)
  })
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    lastChange = Date.now()
    const url = open.get(requestId)
    if (url === undefined || !open.delete(requestId)) return
    loaded.push({ url, kind: kindOf(url), timestamp, bytes: encodedDataLength })
  })

  function gzipped(list) {
    const files = list.map(({ url }) => new URL(url).pathname)
    return sum(files.map(name => gzippedSize(path.join(distDir, name.replace(/^\/phone\//, '')))))
  }

  return {
    /** Resolves once nothing has been loaded for a second. */
    async quiet() {
      const begun = Date.now()
      while (Date.now() - begun < LONGEST_WAIT_MS) {
        if (open.size === 0 && Date.now() - lastChange >= QUIET_MS) return
        await new Promise(resolve => setTimeout(resolve, 50))
      }
    },

    /**
     * Bytes over the wire until a moment and in all, and the gzipped sizes of what was there by then.
     * @param {number} momentMs of the page's clock
     * @param {number} timeOrigin of the page's clock, ms since 1970
     */
    totals(momentMs, timeOrigin) {
      const moment = wallClock.timestamp + (timeOrigin + momentMs) / 1000 - wallClock.wallTime
      const early = loaded.filter(({ timestamp }) => timestamp <= moment)
      return {
        jsBytes: bytesOf(early, 'js'),
        cssBytes: bytesOf(early, 'css'),
        bytes: bytesOf(early),
        requests: early.length,
        jsGzip: gzipped(early.filter(({ kind }) => kind === 'js')),
        cssGzip: gzipped(early.filter(({ kind }) => kind === 'css')),
        analyticsGzip: gzipped(early.filter(({ url }) => ANALYTICS.test(url))),
        allBytes: bytesOf(loaded),
        allRequests: loaded.length,
      }
    },
  }
}
