/**
 * Creates an element.
 * @param {string} name `div`, or with classes `button.trade-row.is-first`
 * @param {(Node | string | false | undefined)[]} children those that are empty are left out
 */
export function element(name, ...children) {
  const [tag, ...classes] = name.split('.')
  const node = document.createElement(tag)
  if (classes.length > 0) node.className = classes.join(' ')
  if (tag === 'button') node.type = 'button'
  node.append(...children.filter(Boolean))
  return node
}

/** An amount with small decimals, signed, or with its unit behind. */
export function amount({ sign, integer, fraction, unit }) {
  const node = element('span.amount', sign + integer, fraction && element('span.amount__fraction', fraction))
  return unit ? element('span', node, ` ${unit}`) : node
}
