const PICTOGRAPHS =
  /[\u2600-\u27BF\u2B00-\u2BFF\u{1F000}-\u{1FAFF}\u{E0020}-\u{E007F}]|[\uFE00-\uFE0F]|\u200D|\u20E3/gu

/** Free text as it is counted and sent: without emoji and without space around it (rule V-TEXT). */
export function countedText(text: string): string {
  return text.replace(PICTOGRAPHS, '').trim()
}

/** Characters of a text as the customer counts them. */
export function textLength(text: string): number {
  return Array.from(countedText(text)).length
}
