/** `npm run contract`: the contract as an OpenAPI document, with examples that the sandbox has answered. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { examples } from '../sandbox/contract/examples'
import { problemsOf } from '../sandbox/contract/lint'
import { openApi } from '../sandbox/contract/open-api'
import { readOptions } from './lib/options.mjs'
import { main } from './lib/problem.mjs'

const HELP = `
Usage: npm run contract -- [options]

Writes the contract (src/contract) as OpenAPI 3.1, and checks it by the rules that Redocly recommends.

--out <file>   where to write it (dist/contract/openapi.json)
--help         this text
`

main(async () => {
  const { values } = readOptions(HELP, { out: { type: 'string' } })
  const file = path.resolve(values.out ?? 'dist/contract/openapi.json')
  const document = openApi(await examples())
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`)
  const problems = await problemsOf(document)
  for (const problem of problems) console.log(problem)
  console.log(
    `${Object.keys((document as { paths: object }).paths).length} calls in ${path.relative('.', file)}`,
  )
  console.log(problems.length === 0 ? 'It is valid.' : `${problems.length} problems.`)
  if (problems.length > 0) process.exitCode = 1
})
