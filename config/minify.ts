import type { UserConfigExport } from '@tarojs/cli'

type TargetConfig = NonNullable<
  UserConfigExport<'webpack5'> extends infer C ? (C extends { mini?: infer M } ? M : never) : never
>
type Chain = Parameters<NonNullable<TargetConfig['webpackChain']>>[0]

/** Language of the browser floor (package.json). */
const ECMA = 2017

/**
 * Taro's options of the minifier switch most of its work off (inlining, constants, dead code behind them) for engines that
 * are older than the browser floor. These are the minifier's own, for the floor. Only in production.
 * `licencesTo` names the one file that the libraries' licence texts go to, instead of one beside each script.
 */
export function minifyFully(chain: Chain, licencesTo?: string): void {
  const terserOptions = {
    ecma: ECMA,
    // Reading a property has no effect, it may think, and drops a read whose value nobody takes. With MobX a read can have one:
    // it subscribes. So a read for that alone needs a use (`void` is none); there is no such line today.
    compress: { ecma: ECMA, passes: 3, pure_getters: true },
    format: { ecma: ECMA, comments: false },
  }
  const licences =
    licencesTo === undefined ? {} : { extractComments: { filename: licencesTo, banner: false } }
  chain.optimization.minimizer('terserPlugin').tap((args: object[]) =>
    // The PDF library is copied as its makers minified it; done twice, it breaks.
    args.map(options => ({ ...options, ...licences, terserOptions, exclude: /static\/pdfjs/ })),
  )
}

/**
 * What webpack writes around modules and their exports, in the language of the floor: `() => x` for every export instead of
 * `function () { return x }`. Taro asks for ES5.
 */
export function wrapBriefly(chain: Chain): void {
  chain.output.set('environment', {
    arrowFunction: true,
    const: true,
    destructuring: true,
    forOf: true,
    templateLiteral: true,
    dynamicImport: false,
    module: false,
    bigIntLiteral: false,
    optionalChaining: false,
    globalThis: false,
  })
}

/**
 * The shortest names for modules and their exports. Every build may give others, which costs nothing where a package is
 * fetched as a whole; files that browsers keep need names that stay.
 */
export function nameShortly(chain: Chain): void {
  chain.optimization.set('moduleIds', 'size').set('mangleExports', 'size')
}

/** An import of what a module does not export stops the build; webpack warns only, and the name is `undefined` at run time. */
export function requireExports(chain: Chain): void {
  chain.module.set('parser', { javascript: { exportsPresence: 'error' } })
}
