/**
 * Taro imitates a browser's address bar: `location`, `history`, `URL`, and links (`<a>`) that have an address. The product
 * has none of them: its mini-program's pages are opened through `platform/pages/navigation`.
 */

const nothing = find => ({ find, with: '' })

/** @type {import('./replace-loader').Replacement[]} */
exports.windowReplacements = [
  nothing("import { History } from './history.js';"),
  nothing("import { Location } from './location.js';"),
  nothing('this.location = new Location({ window: this });'),
  nothing('this.history = new History(this.location, { window: this });'),
  nothing('this.initEvent();'),
  nothing(/\n {4}initEvent\(\) \{[\s\S]*?\n {4}\}(?=\n)/g),
]

/** @type {import('./replace-loader').Replacement[]} */
exports.documentReplacements = [
  nothing("import { AnchorElement } from './anchor-element.js';"),
  { find: 'new AnchorElement()', with: 'new TaroElement()' },
]
