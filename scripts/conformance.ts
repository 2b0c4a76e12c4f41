/** `npm run conformance -- <origin>`: what can be said of a server by asking it, call by call. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { conformance, type Finding } from '../sandbox/contract/conformance'
import { reportOf } from '../sandbox/contract/conformance-report'
import { logInAtSandbox, serverAt } from '../sandbox/contract/server-at'
import { SandboxError } from '../sandbox/sandbox-error'
import { readOptions } from './lib/options.mjs'
import { main, Problem } from './lib/problem.mjs'

const HELP = `
Usage: npm run conformance -- <origin> [options]

Asks a server what the contract (src/contract) says that it answers: shapes, codes, sessions, ownership, repeated writes,
expiry. Only reads are asked, and one article is liked and let go again. Prints what differs and what was not tried.

--cookie <text>  the session of a customer: sid=…
--other <text>   the session of another customer, for what is not to be told to others
                 Left out both, the customers of a sandbox log in.
--out <folder>   where the report goes (dist/conformance): report.json, report.html
--help           this text
`

const MARKS = { passed: '✓', readable: '~', failed: '✗', 'not tried': '·' } as const

function print(findings: readonly Finding[]): void {
  for (const { check, name, verdict, text } of findings) {
    if (verdict !== 'passed') console.log(`${MARKS[verdict]} ${check.padEnd(12)} ${name}: ${text}`)
  }
  const count = (verdict: Finding['verdict']) => findings.filter(one => one.verdict === verdict).length
  console.log(
    `\n${count('passed')} passed, ${count('readable')} read otherwise, ${count('not tried')} not tried, ${count('failed')} failed`,
  )
}

async function run(): Promise<void> {
  const { values, positionals } = readOptions(
    HELP,
    { cookie: { type: 'string' }, other: { type: 'string' }, out: { type: 'string' } },
    true,
  )
  const [origin, ...more] = positionals
  if (origin === undefined || more.length > 0) {
    throw new Problem('Name one origin: npm run conformance -- https://host')
  }
  const server = await serverAt(origin)
  const cookie = values.cookie ?? (await logInAtSandbox(server, 'U1'))
  const other = values.other ?? (values.cookie ? undefined : await logInAtSandbox(server, 'U3'))
  const findings = await conformance({ say: server.say, cookie, other })
  const folder = path.resolve(values.out ?? 'dist/conformance')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'report.json'), `${JSON.stringify({ origin, findings }, null, 2)}\n`)
  writeFileSync(path.join(folder, 'report.html'), reportOf(origin, findings))
  print(findings)
  console.log(`The report is in ${path.relative('.', folder)}.`)
  if (findings.some(({ verdict }) => verdict === 'failed')) process.exitCode = 1
}

main(() =>
  run().catch((error: unknown) => {
    throw error instanceof SandboxError ? new Problem(error.message) : error
  }),
)
