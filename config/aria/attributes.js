/**
 * WXML carries only the attributes Taro knows: without these no screen reader hears a role or a name. Read by the
 * plugin, which puts them into the templates, and by the runtime, which has to give them the same short names.
 */
const names = ['role', 'label', 'hidden', 'checked', 'disabled', 'live', 'modal', 'labelledby', 'describedby']
const attributes = list => Object.fromEntries(list.map(name => [`aria-${name}`, "''"]))
const aria = attributes(names)

exports.components = {
  // Where a row of a list stands, and whether a question is open: both are views.
  View: { ...aria, ...attributes(['posinset', 'setsize', 'expanded']) },
  Text: aria,
  Button: aria,
  Input: aria,
  Image: aria,
  Canvas: attributes(['role', 'label']),
}
