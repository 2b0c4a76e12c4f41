const aria = require('../aria/attributes')

/** Taro's own code names these, or ours, whether a page uses them or not. */
const NEEDED = ['View', 'Text', 'Image', 'PageMeta', 'NavigationBar', ...Object.keys(aria.components)]

/** What no field of the product sets, although its sources use the same words for other things. */
const MEANT_OTHERWISE = { Input: ['cursor', 'password'], Textarea: ['cursor', 'fixed'] }

/** `hover-class` as `hoverclass`, `bindTouchStart` as `ontouchstart`: how JSX would write it, in lower case. */
const asWritten = attribute => attribute.replace(/^bind/, 'on').replace(/-/g, '').toLowerCase()

function isSet(component, attribute, words) {
  if (MEANT_OTHERWISE[component]?.includes(attribute)) return false
  // The runtime gets all of these once more (aria/runtime.mjs): templates and runtime have to agree.
  return /^(aria-|\$)/.test(attribute) || words.has(asWritten(attribute))
}

/**
 * Takes out of Taro's table what the product does not use: components, and attributes that nothing sets.
 * @param {Record<string, Record<string, string>>} table attributes with their defaults by component; is changed
 * @param {{components: Set<string>, words: Set<string>}} mentioned
 */
exports.pruneComponents = (table, { components, words }) => {
  for (const [name, attributes] of Object.entries(table)) {
    if (!components.has(name) && !NEEDED.includes(name)) delete table[name]
    for (const attribute of Object.keys(attributes)) {
      if (!isSet(name, attribute, words)) delete attributes[attribute]
    }
  }
}

/**
 * The table for the runtime, as source: it gives attributes the short names that the templates have, and needs neither
 * defaults nor events for that.
 */
exports.runtimeTable = table => {
  const names = Object.entries(table).map(([name, attributes]) => [
    name,
    Object.keys(attributes).filter(attribute => !attribute.startsWith('bind')),
  ])
  const entries = names.map(
    ([name, list]) => `${name}:{${list.map(key => `${JSON.stringify(key)}:''`).join()}}`,
  )
  return `{${entries.join()}}`
}

exports.MEANT_OTHERWISE = MEANT_OTHERWISE
