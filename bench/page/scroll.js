/**
 * Runs in the measured page: scrolls the list by its own scroller and watches every frame. Rows and month heads are told by
 * their classes, which all apps share.
 */
;(() => {
  const LINES = '.trade-row, .month-head'
  /** Share of the screen's height at which each frame is looked at. */
  const PROBES = [0.25, 0.5, 0.75]
  /** Gaps between the cards of two months are no blanks, px. */
  const GAP = 32

  function scrollerOf(node) {
    for (let parent = node.parentElement; parent && parent !== document.body; parent = parent.parentElement) {
      const isScroller = /auto|scroll/.test(getComputedStyle(parent).overflowY)
      if (isScroller && parent.scrollHeight > parent.clientHeight) return parent
    }
    return document.scrollingElement
  }

  /** Whether no line is drawn at one of the probed heights. */
  function isBlank() {
    const bands = [...document.querySelectorAll(LINES)].map(node => node.getBoundingClientRect())
    const isCovered = y => bands.some(({ top, bottom }) => top - GAP <= y && y <= bottom + GAP)
    return !PROBES.every(share => isCovered(share * window.innerHeight))
  }

  const nextFrame = () => new Promise(resolve => requestAnimationFrame(resolve))

  /**
   * Scrolls down.
   * @param {{speed: number, durationMs: number}} how speed in px per ms
   * @returns {Promise<{frames: number[], blanks: number, asked: number, reached: number}>} ms of each frame, px
   */
  window.benchScroll = async ({ speed, durationMs }) => {
    const scroller = scrollerOf(document.querySelector('.trade-row'))
    const { port1, port2 } = new MessageChannel()
    const frames = []
    let blanks = 0
    // Behind the paint: what the frame has shown, whatever the app did after the position was set.
    port1.onmessage = () => {
      if (isBlank()) blanks += 1
    }
    const from = scroller.scrollTop
    const begun = await nextFrame()
    let last = begun
    let asked = 0
    while (last - begun < durationMs) {
      const now = await nextFrame()
      frames.push(now - last)
      const step = Math.round((now - last) * speed)
      last = now
      asked += step
      scroller.scrollTop += step
      port2.postMessage('')
    }
    await nextFrame()
    await nextFrame()
    port1.close()
    return { frames, blanks, asked, reached: scroller.scrollTop - from }
  }
})()
