/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'jest',
  coverageAnalysis: 'perTest',
  jest: { projectType: 'custom', configFile: 'jest.config.cjs', enableFindRelatedTests: true },
  concurrency: 1,
  incremental: true,
  incrementalFile: '.cache/mutants/results.json',
  tempDirName: '.cache/mutants/work',
  htmlReporter: { fileName: '.cache/mutants/report.html' },
  reporters: ['clear-text', 'html'],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  ignorePatterns: ['dist', '.data', 'bench', 'test/e2e', 'test/weapp'],
  // swc takes the types away without looking at them.
  disableTypeChecks: false,
}
