/** Does to a document what a browser's translation does: each text is taken out, and an element with other words put in its place. */
export function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, node =>
    node.parentElement?.closest('[translate=no], script, style')
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  )
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts.filter(({ data }) => data.trim() !== '')) {
    const font = document.createElement('font')
    font.textContent = `[${text.data}]`
    text.replaceWith(font)
  }
}
