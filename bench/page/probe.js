/**
 * Runs in the measured page before its own scripts. `window.benchExpected` holds what has to be shown; `window.bench` says
 * when it is, and performs what takes exact times.
 */
/** A finger stays on a row that long before it lifts. */
const HELD_MS = 70
;(() => {
  const expected = window.benchExpected
  const squeeze = node => node.textContent.replace(/\s+/g, '')
  const isDrawn = node => node.getClientRects().length > 0
  const drawn = selector => [...document.querySelectorAll(selector)].filter(isDrawn)

  /** Whether the middle of an element is on the screen and nothing lies over it. */
  function isOnTop(node) {
    const { left, top, width, height } = node.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const hit = document.elementFromPoint(x, y)
    return hit !== null && node.contains(hit)
  }

  const checks = {
    /** The rows from the first one on have the right texts, down to the end of the screen or of the list. */
    list() {
      const rows = drawn('.trade-row')
      for (let index = 0; index < expected.rows.length; index += 1) {
        const row = rows[index]
        if (!row || squeeze(row) !== expected.rows[index]) return false
        if (row.getBoundingClientRect().bottom >= window.innerHeight) return true
      }
      return true
    },
    detail() {
      const facts = drawn('.key-value')
      const texts = facts.map(squeeze)
      return facts.length > 0 && expected.values.every(value => texts.some(text => text.endsWith(value)))
    },
    cover() {
      if (!document.body) return false
      const text = squeeze(document.body)
      if (!expected.sentences.every(sentence => text.includes(sentence))) return false
      const seen = document.body.innerText.replace(/\s+/g, '')
      return expected.sentences.every(sentence => seen.includes(sentence))
    },
  }

  // One channel for all: each would leave a listener behind, and the memory part counts them.
  const afterPaint = new MessageChannel()
  const waiting = []
  afterPaint.port1.onmessage = () => waiting.shift()(performance.now())

  /** Resolves with the time right behind the paint of the first frame in which `isMet()` holds. */
  function painted(isMet) {
    return new Promise(resolve => {
      const look = () => {
        if (!isMet()) {
          requestAnimationFrame(look)
          return
        }
        waiting.push(resolve)
        afterPaint.port2.postMessage('')
      }
      requestAnimationFrame(look)
    })
  }

  const long = []
  const largest = []
  const observe = (type, list) =>
    new PerformanceObserver(entries => list.push(...entries.getEntries())).observe({ type, buffered: true })
  observe('longtask', long)
  observe('largest-contentful-paint', largest)

  const isListShown = () => drawn('.trade-row').some(row => squeeze(row) === expected.rows[0] && isOnTop(row))
  const isDetailShown = () => checks.detail() && drawn('.key-value').some(isOnTop)

  window.bench = {
    shown: painted(checks[expected.check]),

    vitals: () => ({
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
      lcp: largest[largest.length - 1]?.startTime ?? NaN,
      tbt: long.reduce((sum, task) => sum + Math.max(0, task.duration - 50), 0),
    }),

    /** Opens the trade from its row, as a finger does; ms from its lifting until the page is on top. */
    async openDetail() {
      const row = drawn('.trade-row')[expected.tapped]
      const touch = type =>
        row.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch', isPrimary: true }))
      touch('pointerdown')
      await new Promise(resolve => setTimeout(resolve, HELD_MS))
      touch('pointerup')
      const begun = performance.now()
      row.click()
      return (await painted(isDetailShown)) - begun
    },

    /** Goes back; ms until the list is on top and nothing of the trade is drawn. */
    async goBack() {
      const begun = performance.now()
      window.history.back()
      return (await painted(() => isListShown() && drawn('.key-value').length === 0)) - begun
    },
  }
})()
