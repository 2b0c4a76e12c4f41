/** @run short: what the build made of the package */
import assert from 'node:assert/strict'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, it } from 'node:test'
import { weapp as budgetOfProduct } from './budget'
import { packageSizes } from './check/size'
import { hasCompilers } from './check/templates'
import { type Files, useFolders } from './fixture'
import { PACKAGE_FOLDER } from './harness'
import { PACKAGE_CHECKS, packageProblems } from './package-check'

const BUDGET = { mainShare: 0.3, packageShare: 0.2 }
const writeFolder = useFolders()

const tab = (pagePath: string, icons: object = {}) => ({
  pagePath,
  text: 'tab',
  iconPath: '@icon',
  selectedIconPath: 'tabs/on.png',
  ...icons,
})

const TAB_BAR = {
  color: '@text',
  selectedColor: '#112233',
  backgroundColor: '#ffffff',
  borderStyle: 'black',
  list: [tab('pages/home/index'), tab('pages/mine/index')],
}

/** theme.json with other values for the dark theme. */
const theme = (dark: Record<string, string | undefined>) =>
  JSON.stringify({
    light: { ground: '#ffffff', text: '#000000', icon: 'tabs/day.png' },
    dark: { ground: '#000000', text: '#ffffff', icon: 'tabs/night.png', ...dark },
  })

/** The smallest package without a fault: two tabs, one component, two sub-packages. */
const SOUND: Files = {
  'app.json': JSON.stringify({
    pages: ['pages/home/index', 'pages/mine/index'],
    subPackages: [
      { root: 'packages/a', pages: ['list/index'] },
      { root: 'packages/b', pages: ['list/index'] },
    ],
    window: { backgroundColor: '@ground' },
    tabBar: TAB_BAR,
    themeLocation: 'theme.json',
    sitemapLocation: 'sitemap.json',
    preloadRule: { 'pages/home/index': { packages: ['packages/a'] } },
  }),
  'theme.json': theme({}),
  'tabs/day.png': 'day',
  'tabs/night.png': 'night',
  'tabs/on.png': 'on',
  'pages/mine/index.js': 'Page({})',
  'pages/mine/index.json': '{}',
  'pages/mine/index.wxml': '<view/>',
  'sitemap.json': '{}',
  'app.js': 'require("./common");App({})',
  'common.js': 'module.exports={now:typeof window==="object"?window:wx}',
  'app.wxss': '@import "./base.wxss";page{color:red}',
  'base.wxss': 'view{margin:1rpx}',
  'comp.json': '{"component":true}',
  'comp.wxml': '<view>{{a}}</view>',
  'comp.js': 'Component({})',
  'pages/home/index.js': 'require("../../common");Page({})',
  'pages/home/index.json': '{"usingComponents":{"comp":"../../comp"}}',
  'pages/home/index.wxml': '<import src="../../base.wxml"/><comp/><view bindtap="eh"><text>a</text></view>',
  'base.wxml': '<template name="t"><view/></template>',
  'packages/a/list/index.js':
    'require.async("../../b/late.js");require("../own.js");require("../../../common");Page({})',
  'packages/b/late.js': 'module.exports=2',
  'packages/a/own.js': 'module.exports=1',
  'packages/a/list/index.json': '{}',
  'packages/a/list/index.wxml': '<view/>',
  'packages/b/list/index.js': 'Page({})',
  'packages/b/list/index.json': '{}',
  'packages/b/list/index.wxml': '<view/>',
}

const write = (changes: Files) => writeFolder({ ...SOUND, ...changes })

const withApp = (change: object) => ({
  'app.json': JSON.stringify({ ...(JSON.parse(SOUND['app.json'] ?? '') as object), ...change }),
})

describe('the checks of a package', () => {
  it('find nothing in a sound one', () => {
    assert.deepEqual(packageProblems(write({}), BUDGET), [])
  })

  it('say that nothing was built', () => {
    assert.match(
      packageProblems(path.join(tmpdir(), 'nothing-here'), BUDGET).join(),
      /holds no built mini-program/,
    )
  })

  const cases: [check: string, name: string, changes: Files, problem: RegExp][] = [
    [
      'every page has its files',
      'a page without code',
      { 'pages/home/index.js': undefined },
      /home\/index\.js is missing/,
    ],
    [
      'every page has its files',
      'a page without a template',
      { 'packages/a/list/index.wxml': undefined },
      /index\.wxml is missing/,
    ],
    ['every page has its files', 'no page at all', withApp({ pages: [], subPackages: [] }), /lists no page/],
    [
      'every page has its files',
      'a page listed twice',
      withApp({ pages: ['pages/home/index', 'pages/home/index'] }),
      /twice/,
    ],
    [
      'every component is there',
      'a component without configuration',
      { 'comp.json': undefined },
      /<comp> is no component/,
    ],
    [
      'every component is there',
      'a page used as a component',
      { 'comp.json': '{}' },
      /<comp> is no component/,
    ],
    [
      'every component is there',
      'a component without a template',
      { 'comp.wxml': undefined },
      /comp\.wxml is missing/,
    ],
    [
      'app.json refers to what exists',
      'no sitemap',
      { 'sitemap.json': undefined },
      /sitemap\.json is missing/,
    ],
    ['app.json refers to what exists', 'no theme file', { 'theme.json': undefined }, /no ground for light/],
    [
      'app.json refers to what exists',
      'a colour for one theme only',
      { 'theme.json': theme({ ground: undefined }) },
      /no ground for dark/,
    ],
    [
      'app.json refers to what exists',
      'an icon of the tab bar for one theme only',
      { 'theme.json': theme({ icon: undefined }) },
      /no icon for dark/,
    ],
    [
      'the tab bar keeps to the rules',
      'an icon that is not there in the dark',
      { 'tabs/night.png': undefined },
      /^tabs\/night\.png is missing: the icon of tab tab$/,
    ],
    [
      'the tab bar keeps to the rules',
      'an icon of more than 40 kB',
      { 'tabs/on.png': ' '.repeat(41_000) },
      /tabs\/on\.png: 41000 bytes/,
    ],
    [
      'the tab bar keeps to the rules',
      'an icon that WeChat cannot draw',
      { 'theme.json': theme({ icon: 'tabs/night.svg' }) },
      /night\.svg is no PNG or JPG/,
    ],
    [
      'the tab bar keeps to the rules',
      'a colour that is none',
      { 'theme.json': theme({ text: 'white' }) },
      /tabBar\.color is no colour: white/,
    ],
    [
      'the tab bar keeps to the rules',
      'a border of another colour',
      withApp({ tabBar: { ...TAB_BAR, borderStyle: 'grey' } }),
      /borderStyle is grey/,
    ],
    [
      'the tab bar keeps to the rules',
      'a single tab',
      withApp({ tabBar: { ...TAB_BAR, list: [tab('pages/home/index')] } }),
      /has 1 tabs/,
    ],
    [
      'the tab bar keeps to the rules',
      'a tab in a sub-package',
      withApp({
        tabBar: { ...TAB_BAR, list: [tab('pages/home/index'), tab('packages/a/list/index')] },
      }),
      /packages\/a\/list\/index is no page of the main package/,
    ],
    [
      'app.json refers to what exists',
      'theme variables without a theme',
      withApp({ themeLocation: undefined }),
      /without a themeLocation/,
    ],
    [
      'app.json refers to what exists',
      'an unknown package to preload',
      withApp({ preloadRule: { 'pages/home/index': { packages: ['x'] } } }),
      /unknown package: x/,
    ],
    [
      'app.json refers to what exists',
      'preloading for an unknown page',
      withApp({ preloadRule: { 'pages/x': { packages: [] } } }),
      /unknown page: pages\/x/,
    ],
    [
      'every require finds its file',
      'a missing file',
      { 'app.js': 'require("./gone")' },
      /app\.js: require\("\.\/gone"\) finds no file/,
    ],
    [
      'every require finds its file',
      'a missing file of another sub-package',
      { 'app.js': 'require.async("./packages/b/gone.js")' },
      /app\.js: require\.async\("\.\/packages\/b\/gone\.js"\) finds no file/,
    ],
    [
      'every require finds its file',
      'another sub-package',
      { 'packages/b/list/index.js': 'require("../../a/own")' },
      /reaches into another sub-package/,
    ],
    [
      'every require finds its file',
      'a sub-package from the main one',
      { 'app.js': 'require("./packages/a/own")' },
      /reaches into another/,
    ],
    [
      'every script can be parsed at the browser floor',
      'optional chaining',
      { 'common.js': 'var a = wx?.b' },
      /common\.js: Parsing error.*wx\?\.b/,
    ],
    [
      'every script can be parsed at the browser floor',
      'class fields',
      { 'common.js': 'class A { b = 1 }' },
      /Parsing error/,
    ],
    [
      'every script can be parsed at the browser floor',
      'looking behind',
      { 'common.js': 'var a = /(?<=a)b/' },
      /looks behind/,
    ],
    ['no code from text', 'eval', { 'common.js': 'eval("1")' }, /common\.js: eval\("1"\)/],
    [
      'no code from text',
      'new Function',
      { 'common.js': 'var f=new Function("a","return a")' },
      /new Function/,
    ],
    [
      'no code from text',
      'Function without globalThis before it',
      { 'common.js': 'var g=Function("return this")()' },
      /Function\("return this"\)/,
    ],
    [
      'no web globals',
      'document',
      { 'common.js': 'document.title="a"' },
      /common\.js: document is not there/,
    ],
    ['no web globals', 'process', { 'common.js': 'var a=process.env.A' }, /process is not there/],
    [
      'no web globals',
      'a helper that was left out',
      { 'common.js': 'var a=_type_of(1)' },
      /_type_of is not there/,
    ],
    ['no web globals', 'code that is none', { 'common.js': 'var (' }, /Parsing error/],
    [
      'every import and include finds its file',
      'a missing template',
      { 'base.wxml': undefined },
      /base\.wxml is missing/,
    ],
    [
      'every import and include finds its file',
      'a missing style sheet',
      { 'base.wxss': undefined },
      /base\.wxss is missing/,
    ],
    [
      'sizes are within budget',
      'a main package of 700 kB',
      { 'common.js': ' '.repeat(700_000) },
      /^main: 70\d{4} bytes/,
    ],
    [
      'sizes are within budget',
      'a sub-package of 500 kB',
      { 'packages/b/a.js': ' '.repeat(500_000) },
      /^packages\/b: 50\d{4} bytes/,
    ],
    ...(hasCompilers
      ? ([
          [
            'WXML passes the compiler',
            'a tag left open',
            { 'comp.wxml': '<view><text></view>' },
            /comp\.wxml:1:\d+: expect end-tag/,
          ],
          [
            'WXSS passes the compiler',
            'a selector that WeChat does not know',
            { 'base.wxss': '* {margin:0}' },
            /base\.wxss.*unexpected token/,
          ],
        ] as [string, string, Files, RegExp][])
      : []),
  ]
  for (const [check, name, changes, problem] of cases) {
    it(`${check}: ${name}`, () => {
      const found = PACKAGE_CHECKS[check]?.(write(changes), BUDGET) ?? []
      assert.match(found.join('\n'), problem)
    })
  }

  it('let through what the libraries ask for behind globalThis', () => {
    const webpack =
      'if("object"===typeof globalThis)return globalThis;try{return this||new Function("return this")()}catch(e){}'
    const lodash =
      'var q="object"==typeof n.g&&n.g&&n.g.Object===Object&&n.g,K="object"==typeof self&&self,G=q||K||Function("return this")();'
    const found = PACKAGE_CHECKS['no code from text']?.(
      write({ 'common.js': webpack, 'app.js': lodash }),
      BUDGET,
    )
    assert.deepEqual(found, [])
  })
})

describe('the built mini-program', () => {
  for (const [name, check] of Object.entries(PACKAGE_CHECKS)) {
    it(name, () => assert.deepEqual(check(PACKAGE_FOLDER, budgetOfProduct), []))
  }

  it('weighs', () => {
    const sizes = packageSizes(PACKAGE_FOLDER)
    for (const [name, bytes] of Object.entries(sizes)) {
      console.log(`  ${name}: ${Math.round(bytes / 1024)} KB`)
    }
    assert.ok(sizes.main)
  })
})
