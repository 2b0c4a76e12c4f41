/**
 * WXML carries only the attributes Taro knows: without these no screen reader hears a role or a name. Read by the
 * plugin, which puts them into the templates, and by the runtime, which has to give them the same short names.
 */
const names = ['role', 'label', 'hidden', 'checked', 'disabled', 'live', 'modal', 'labelledby', 'describedby']
const aria = Object.fromEntries(names.map(name => [`aria-${name}`, "''"]))

exports.components = { View: aria, Text: aria, Button: aria, Input: aria, Image: aria }
