let isExpected = false

/** The document is left on purpose and comes back: what is typed has been handed over, and nobody is asked about it. */
export function expectUnload(): void {
  isExpected = true
  // Where the browser brings the page back as it was, later ways out are asked about again.
  window.addEventListener('pageshow', () => (isExpected = false), { once: true })
}

/** Whether the document is being left on purpose. */
export function isUnloadExpected(): boolean {
  return isExpected
}
