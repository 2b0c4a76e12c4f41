/**
 * SVG markup as an address of its own, for a CSS `url("…")`. Only what ends an address, a style or a quoted text is encoded:
 * of what is sent to a mini-program's view, addresses of pictures are the largest part (RFC 2397, RFC 3986).
 *
 * @param svg Whole markup, its attributes in either kind of quotes; no text in it holds a quote.
 */
export function svgUrl(svg: string): string {
  const encoded = svg
    .replace(/"/g, "'")
    .replace(/[%#<>;\\\s]|[^\x20-\x7e]+/g, part => (part === ' ' ? part : encodeURIComponent(part)))
  return `data:image/svg+xml,${encoded}`
}
