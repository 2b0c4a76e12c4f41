import { svgUrl } from './svg-url'

test.each([
  ['markup', '<svg viewBox="0 0 2 2"/>', "%3Csvg viewBox='0 0 2 2'/%3E"],
  ['a colour and a reference', '<a fill="#fff" mask="url(#m)"/>', "%3Ca fill='%23fff' mask='url(%23m)'/%3E"],
  ['a style of its own', '<a style="r:1;x:50%"/>', "%3Ca style='r:1%3Bx:50%25'/%3E"],
  ['a line’s end', '<a/>\n', '%3Ca/%3E%0A'],
  ['other letters', '<a>远😀</a>', '%3Ca%3E%E8%BF%9C%F0%9F%98%80%3C/a%3E'],
])('%s is encoded as far as it must be', (_, svg, url) => {
  expect(svgUrl(svg)).toBe(`data:image/svg+xml,${url}`)
  expect(decodeURIComponent(url)).toBe(svg.replace(/"/g, "'"))
})
