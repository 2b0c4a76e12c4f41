import js from '@eslint/js'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import bareCodes from './config/lint/bare-codes.cjs'

const TESTS = ['**/*.test.{ts,tsx}', 'test/**/*.{ts,tsx}', 'sandbox/testing/**/*.ts']
const NODE_SCRIPTS = ['**/*.{mjs,cjs,js}']
const WEAPP_ONLY = ['src/**/*.weapp.{ts,tsx}']
const H5_ONLY = ['src/**/*.h5.{ts,tsx}']

const nutui = {
  group: ['@nutui/*'],
  message: 'Only src/ui knows NutUI: pages use its kit, so that a component can be changed in one place.',
}
const taro = {
  group: ['@tarojs/taro', '@tarojs/taro/*'],
  message: 'Only src/platform talks to the host: a page that does cannot be tested without it.',
}
const taroInternals = {
  group: ['@tarojs/router', '@tarojs/router/*', '@tarojs/runtime', '@tarojs/runtime/*'],
  message: 'Taro internals stay in src/platform, where an upgrade of Taro is read through.',
}
/** What an endpoint can be refused with stands in its declaration: `wasRefused` compiles for that alone. */
const bareRefusals = {
  group: ['@/contract/codes'],
  importNames: ['INNER'],
  message: 'Ask wasRefused<typeof theEndpoint>(error, name) of contract/refusal.',
}
/** A later block replaces the options of an earlier one, so each folder lists all that it may not import. */
const refuse = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] })

const hostGlobals = ['window', 'document', 'localStorage', 'sessionStorage', 'navigator', 'location', 'wx']
const noHostGlobals = hostGlobals.map(name => ({
  name,
  message: 'Only src/platform and *.h5.ts know the host; write or use a platform function.',
}))

const { BARE_CODES, BARE_CODES_OF_DRAWINGS, BARE_CODES_OF_SCHEMAS } = bareCodes

export default tseslint.config(
  {
    ignores: [
      'dist',
      'node_modules',
      '.data',
      '.cache',
      '.swc',
      'coverage',
      'test-results',
      'src/ui/icon/glyphs',
      'bench/refs/*/dist',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    rules: {
      curly: ['error', 'multi-line'],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', 300],
      // Validators name control characters in order to refuse them.
      'no-control-regex': 'off',
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: NODE_SCRIPTS,
    languageOptions: {
      globals: Object.fromEntries(
        [
          'process',
          'console',
          'Buffer',
          'URL',
          'fetch',
          'AbortSignal',
          'performance',
          'module',
          'require',
          '__dirname',
        ]
          .concat([
            'setTimeout',
            'clearTimeout',
            'setInterval',
            'clearInterval',
            'setImmediate',
            'structuredClone',
          ])
          .concat(['TextDecoder', 'TextEncoder', 'URLSearchParams', 'AbortController'])
          .map(name => [name, 'readonly']),
      ),
    },
  },
  { files: ['**/*.{cjs,js}'], languageOptions: { sourceType: 'commonjs' } },
  // Scripts that browsers load as they are, and measurements that run partly in a page.
  { files: ['sandbox/**/*.js'], languageOptions: { sourceType: 'module' } },
  { files: ['sandbox/**/*.js', 'bench/**/*.{mjs,js}'], rules: { 'no-undef': 'off' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-explicit-any': 'error',
      // A test of node:test returns a promise that only sub-tests have to wait for.
      '@typescript-eslint/no-floating-promises': [
        'error',
        { allowForKnownSafeCalls: [{ from: 'package', package: 'node:test', name: ['describe', 'it'] }] },
      ],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Stores bind their methods (autoBind), and what contexts hand out are closures.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: WEAPP_ONLY,
    languageOptions: { parserOptions: { project: './tsconfig.weapp.json' } },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      ...refuse(nutui, taro, taroInternals),
      'no-console': 'error',
      'no-restricted-properties': [
        'error',
        { property: 'localeCompare', message: 'It loads the tables of all languages: lib/compare-texts.' },
      ],
      'no-restricted-globals': ['error', ...noHostGlobals],
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[object.property.name='env'][property.name='TARO_ENV']",
          message: 'Only src/platform and the configuration of app and pages ask which target is built.',
        },
        {
          selector:
            "MemberExpression[computed=true][object.property.name='labels'][object.object.name!='table']",
          message: 'labelOf and optionsOf of contract/labels know what the server calls a code.',
        },
        ...BARE_CODES,
      ],
    },
  },
  {
    files: ['src/packages/**/*.{ts,tsx}', 'src/pages/**/*.{ts,tsx}'],
    ignores: TESTS,
    rules: refuse(nutui, taro, taroInternals, bareRefusals),
  },
  { files: ['src/ui/**/*.{ts,tsx}'], rules: refuse(taro, taroInternals) },
  { files: ['src/app.{ts,tsx}', 'src/app.config.ts'], rules: refuse(nutui, taroInternals) },
  {
    files: ['src/platform/**/*.{ts,tsx}'],
    rules: { ...refuse(nutui), 'no-console': ['error', { allow: ['warn'] }] },
  },
  {
    files: ['src/platform/**/*.{ts,tsx}', ...H5_ONLY, ...WEAPP_ONLY],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    files: ['src/platform/**/*.{ts,tsx}', 'src/app.config.ts', 'src/routes/page-config.ts'],
    rules: { 'no-restricted-syntax': ['error', ...BARE_CODES] },
  },
  // Fastify's handlers and fakes of asynchronous functions are asynchronous by type, with or without an `await`.
  {
    files: ['sandbox/**/*.ts', ...TESTS],
    rules: { '@typescript-eslint/require-await': 'off', 'no-restricted-syntax': ['error', ...BARE_CODES] },
  },
  {
    files: ['sandbox/files/captcha-picture.ts', 'sandbox/specimens/draw-card.ts'],
    rules: { 'no-restricted-syntax': ['error', ...BARE_CODES_OF_DRAWINGS] },
  },
  {
    files: ['sandbox/store/schema.ts', 'sandbox/store/schema-*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...BARE_CODES_OF_SCHEMAS] },
  },
  {
    files: TESTS,
    rules: {
      // The scale script of index.html is a string, and its test runs it as the browser does.
      '@typescript-eslint/no-implied-eval': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      'max-lines': 'off',
      'no-restricted-globals': 'off',
      'no-restricted-imports': 'off',
      'no-restricted-syntax': 'off',
    },
  },
  { files: ['src/contract/**/*.ts', 'sandbox/seed/**/*.ts'], rules: { 'max-lines': 'off' } },
)
