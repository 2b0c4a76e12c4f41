const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2020',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
]

const common = {
  transform: {
    '/@nutui/.+\\.js$': ['<rootDir>/test/setup/fixed-kit.cjs', swc[1]],
    '\\.(mjs|jsx?|tsx?)$': swc,
  },
  // Many packages ship ES modules only; the large CommonJS ones need no transform.
  transformIgnorePatterns: [
    'node_modules/(react|react-dom|scheduler|mobx|mobx-react|mobx-react-lite|fastify)/',
  ],
  // Every look at a global asks the test's window or context first, which makes loops over pixels 15 times slower.
  sandboxInjectedGlobals: ['Math', 'Number', 'Array', 'Object', 'Uint8Array'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'jsx', 'mjs', 'cjs', 'json'],
}

const frontEnd = {
  ...common,
  setupFiles: ['<rootDir>/test/setup/env.cjs', '<rootDir>/test/setup/host-pages.ts'],
  setupFilesAfterEnv: ['<rootDir>/test/setup/dom.ts'],
  moduleNameMapper: {
    '^@tarojs/components$': '<rootDir>/test/setup/components.cjs',
    '\\.(css|scss)$': '<rootDir>/test/setup/empty.cjs',
    '\\.(svg|png|jpg)$': '<rootDir>/test/setup/file.cjs',
    // Each `x.h5.ts` is what H5 gets for `x`, as Taro's resolver does it.
    '^@/platform/(.+)$': ['<rootDir>/src/platform/$1.h5', '<rootDir>/src/platform/$1'],
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@test/(.*)$': '<rootDir>/test/support/$1',
  },
}

/**
 * `rules`: every `*.test.ts` of the front end, without a document; one that needs it begins with `@jest-environment jsdom`.
 * `app`: what is drawn, every `*.test.tsx` and `test/pages`. `sandbox` talks HTTP to a real server.
 */
module.exports = {
  // Alone, nearly all take less than a second; reading a photo takes seconds where others work beside it.
  testTimeout: 20_000,
  // By itself Jest leaves one core to a person at the machine: on two cores that is half of them.
  maxWorkers: '100%',
  globalSetup: '<rootDir>/test/setup/snapshot.cjs',
  projects: [
    {
      ...frontEnd,
      displayName: 'rules',
      testEnvironment: 'node',
      roots: ['<rootDir>/src', '<rootDir>/test/architecture'],
      testMatch: ['**/*.test.ts'],
    },
    {
      ...frontEnd,
      displayName: 'app',
      testEnvironment: 'jsdom',
      roots: [
        '<rootDir>/src',
        '<rootDir>/test/architecture',
        '<rootDir>/test/pages',
        '<rootDir>/test/support',
      ],
      testMatch: ['**/*.test.tsx', '<rootDir>/test/pages/**/*.test.ts'],
    },
    {
      ...common,
      displayName: 'journeys',
      testEnvironment: 'jsdom',
      roots: ['<rootDir>/test/journeys'],
      testMatch: ['**/*.journey.ts'],
      setupFiles: ['<rootDir>/test/setup/env.cjs', '<rootDir>/test/setup/host-pages.ts'],
      setupFilesAfterEnv: ['<rootDir>/test/setup/dom.ts'],
      moduleNameMapper: {
        '^@tarojs/components$': '<rootDir>/test/setup/components.cjs',
        '\\.(css|scss)$': '<rootDir>/test/setup/empty.cjs',
        '\\.(svg|png|jpg)$': '<rootDir>/test/setup/file.cjs',
        // The first that fits counts.
        '^@/platform/host/photo$': '<rootDir>/test/journeys/driver/camera.ts',
        // Each `x.h5.ts` is what H5 gets for `x`, as Taro's resolver does it.
        '^@/platform/(.+)$': ['<rootDir>/src/platform/$1.h5', '<rootDir>/src/platform/$1'],
        '^@/(.*)$': '<rootDir>/src/$1',
        '^@journey$': '<rootDir>/test/journeys/driver/page.ts',
        '^@test/(.*)$': '<rootDir>/test/support/$1',
      },
    },
    {
      ...common,
      displayName: 'sandbox',
      testEnvironment: 'node',
      roots: ['<rootDir>/sandbox'],
      testMatch: ['**/*.test.ts'],
      moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
    },
  ],
}
