/** Bytes of a text in UTF-8. A `Blob` would count them as well, but jsdom's is slow. */
export function bytesOf(text: string): number {
  let bytes = text.length
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    // Two units of a surrogate pair make four bytes together.
    if (unit > 0x7f) bytes += unit > 0x7ff && (unit < 0xd800 || unit > 0xdfff) ? 2 : 1
  }
  return bytes
}
