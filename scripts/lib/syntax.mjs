import fs from 'node:fs'
import path from 'node:path'
import { Problem } from './problem.mjs'

/** What iOS 13 and WebView 80 parse without exception; one newer token keeps a whole file from running there. */
const FLOOR = { languageOptions: { ecmaVersion: 2019, sourceType: 'script' } }

/** Throws a Problem that names the built files which the oldest supported browsers cannot parse. */
export async function requireFloorSyntax(folder) {
  const { Linter } = await import('eslint')
  const linter = new Linter()
  const problems = fs
    .readdirSync(folder, { recursive: true })
    .filter(name => name.endsWith('.js'))
    .flatMap(name => {
      const messages = linter.verify(fs.readFileSync(path.join(folder, name), 'utf8'), FLOOR)
      const fatal = messages.find(message => message.fatal)
      return fatal ? [`${name}: ${fatal.message} at ${fatal.line}:${fatal.column}`] : []
    })
  if (problems.length === 0) return
  throw new Problem(
    `The build holds syntax that iOS 13 or WebView 80 cannot parse (see newerSyntax in config/index.ts):\n${problems.join('\n')}`,
  )
}
