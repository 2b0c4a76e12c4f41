import { inspect } from 'node:util'

/**
 * A reporter of Node's test runner: a line of JSON for every test of a file, `{ name, error }`, without its suites and
 * without what was skipped; `error`
 * (with the stack) is absent when it passed.
 */
export default async function* results(events) {
  for await (const { type, data } of events) {
    if ((type !== 'test:pass' && type !== 'test:fail') || data.details.type === 'suite') continue
    if (data.skip !== undefined) continue
    const { error } = data.details
    yield `${JSON.stringify({ name: data.name, error: error && inspect(error.cause ?? error) })}\n`
  }
}
