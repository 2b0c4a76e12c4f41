/** The file that the stores of one run of tests are copied from (`createReset`); the runner names one, a test by itself has none. */
export const SNAPSHOT = process.env.SANDBOX_SNAPSHOT
