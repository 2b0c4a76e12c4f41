/**
 * Who may import what (docs/architecture.md). JavaScript goes where it is imported from, not where its folder is: one
 * import of a package's store from src/stores moves it into the main package, and a circle is loaded as a whole.
 *
 * Run once per target, since each sees one side of a platform pair only: DEPCRUISE_TARGET=h5|weapp.
 */
const target = process.env.DEPCRUISE_TARGET === 'weapp' ? 'weapp' : 'h5'
const otherTarget = target === 'weapp' ? 'h5' : 'weapp'

/** Tests stand beside the code and reach for harnesses and fakes; the layers bind the product alone. */
const TESTS = '\\.test\\.tsx?$'
const LAYERS = [
  'lib',
  'contract',
  'routes',
  'platform',
  'api',
  'stores',
  'ui',
  'domains',
  'pages',
  'packages',
]
const UI_LIBRARIES =
  '(^|/)node_modules/(@types/)?(react|react-dom|mobx|mobx-react|mobx-react-lite|@tarojs|@nutui)/'
/** The four building blocks that form fields and page templates are made for. */
const STORE_PRIMITIVES = '^src/stores/(primitives|form)/'

/** A rule that lets the layer import, of the layers, only those in `allowed` (and itself). */
function layer(name, allowed, comment) {
  const refused = LAYERS.filter(other => other !== name && !allowed.includes(other))
  return {
    name: `layer-${name}`,
    comment,
    severity: 'error',
    from: { path: `^src/${name}/`, pathNot: TESTS },
    to: { path: [`^src/(${refused.join('|')})/`, '^src/app\\.', '^(test|scripts|bench|config)/'] },
  }
}

function rule(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to }
}

const withUi = layer(
  'ui',
  ['lib', 'platform', 'stores'],
  'The kit carries no business words: any product could use it.',
)
const withContract = layer(
  'contract',
  ['lib'],
  'A leaf: sandbox and app share it, so it may pull in nothing of either.',
)

module.exports = {
  forbidden: [
    layer(
      'lib',
      [],
      'A leaf of pure functions: usable in the sandbox, on both targets and in tests as it is.',
    ),
    withContract,
    layer(
      'routes',
      [],
      'A leaf: the build configuration reads the route table before anything else can be loaded.',
    ),
    layer(
      'platform',
      ['lib'],
      'Host differences only: a platform function that knows the product cannot be swapped.',
    ),
    layer(
      'api',
      ['lib', 'contract', 'routes', 'platform'],
      'Requests know no screens: messages are shown by who asked.',
    ),
    layer('stores', ['lib', 'contract', 'routes', 'platform', 'api'], 'Stores outlive pages and never draw.'),
    withUi,
    layer(
      'domains',
      ['lib', 'contract', 'routes', 'platform', 'api', 'stores', 'ui'],
      'Shared business knowledge: what it imports, every package that uses it carries.',
    ),
    rule(
      'contract-takes-types-of-lib',
      'The contract may name types of lib; code of lib in it would be sent with every schema.',
      { path: '^src/contract/', pathNot: TESTS },
      { path: '^src/lib/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'ui-takes-primitives-only',
      'Fields and templates draw a Resource, PagedList, Submission or Form; no other store is their business.',
      { path: '^src/ui/', pathNot: TESTS },
      { path: '^src/stores/', pathNot: STORE_PRIMITIVES },
    ),
    rule(
      'no-package-to-package',
      'Sub-packages load alone: an import across would copy or break the other one.',
      { path: '^src/packages/([^/]+)/' },
      { path: ['^src/packages/', '^src/pages/'], pathNot: '^src/packages/$1/' },
    ),
    rule(
      'no-package-in-main',
      'What the main package imports of a sub-package is loaded at every start.',
      { path: '^src/(pages/|app\\.)', pathNot: TESTS },
      { path: '^src/packages/' },
    ),
    rule(
      'leaves-know-no-framework',
      'lib, contract, routes and api run in the sandbox and in Node: no React, MobX, Taro or NutUI.',
      { path: '^src/(lib|contract|routes|api)/', pathNot: TESTS },
      { path: UI_LIBRARIES },
    ),
    rule(
      'sandbox-knows-lib-contract-routes',
      'The back end shares what both sides must agree on, and nothing of the front end beyond.',
      // The gallery's page draws the kit itself.
      { path: '^sandbox/', pathNot: [TESTS, '^sandbox/kit/gallery'].flat() },
      { path: ['^src/', '^(test|scripts|bench)/'], pathNot: '^src/(lib|contract|routes)/' },
    ),
    rule(
      'sandbox-stays-outside',
      'A customer never gets the sandbox: only tests, scripts and measurements start it.',
      { path: '^src/', pathNot: TESTS },
      { path: '^sandbox/' },
    ),
    rule(
      'tests-stay-outside',
      'Harnesses and fakes must not reach a customer.',
      { path: '^(src|sandbox)/', pathNot: [TESTS, '^sandbox/testing/'] },
      { path: [TESTS, '^test/', '^sandbox/testing/'] },
    ),
    rule(
      'no-circular',
      'Modules in a circle see each other half-initialised, and none of them can be moved or tested alone.',
      {},
      { circular: true },
    ),
    rule(
      'no-unresolvable',
      `A module that ${target} cannot find: a misspelt path or a platform module without its ${target} variant.`,
      {},
      // Pages of the sandbox name each other's modules by the address that they are served at; the gallery's list is written for it.
      { couldNotResolve: true, pathNot: ['^/simulator/', '^kit-stories$'] },
    ),
    rule(
      'product-uses-dependencies-only',
      'What the product imports is listed under "dependencies", where its licence and size are looked at.',
      { path: '^src/', pathNot: TESTS },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: `\\.${otherTarget}\\.tsx?$` },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: target === 'weapp' ? 'tsconfig.weapp.json' : 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: [`.${target}.ts`, `.${target}.tsx`, '.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
    skipAnalysisNotInRules: true,
  },
}
