/**
 * react-reconciler serves every kind of host and asks ours at run time what it can do. Taro's answers are constants
 * (`hostConfig` in @tarojs/react): written in place of the questions, the minifier drops what they rule out.
 */
const ABILITIES = {
  supportsMutation: true,
  supportsMicrotasks: true,
  supportsPersistence: false,
  supportsHydration: false,
  supportsTestSelectors: false,
}

/** What @tarojs/react calls; the rest is for hydration, test selectors and other renderers. */
const CALLED = [
  'batchedUpdates',
  'createContainer',
  'findHostInstance',
  'flushSync',
  'getPublicRootInstance',
  'injectIntoDevTools',
  'runWithPriority',
  'updateContainer',
]
const EXPORTS = 35

/** @type {import('./replace-loader').Replacement[]} */
exports.replacements = [
  ...Object.entries(ABILITIES).map(([name, value]) => ({
    find: `$$$hostConfig.${name}`,
    with: String(value),
  })),
  {
    find: /exports\.(\w+) *=(?!=)/g,
    with: (assignment, name) => (CALLED.includes(name) ? assignment : 'void '),
    times: EXPORTS,
  },
]
