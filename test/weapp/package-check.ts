import { existsSync } from 'node:fs'
import path from 'node:path'
import { evalProblems, globalProblems, requireProblems, syntaxProblems } from './check/code'
import { type SizeBudget, sizeProblems } from './check/size'
import { componentProblems, pageProblems, referenceProblems } from './check/structure'
import { tabBarProblems } from './check/tab-bar'
import { includeProblems, wxmlProblems, wxssProblems } from './check/templates'

/** What of a built package can be told without running it: each check answers one line per problem. */
export const PACKAGE_CHECKS: Readonly<Record<string, (folder: string, budget: SizeBudget) => string[]>> = {
  'every page has its files': pageProblems,
  'every component is there': componentProblems,
  'app.json refers to what exists': referenceProblems,
  'the tab bar keeps to the rules': tabBarProblems,
  'every require finds its file': requireProblems,
  'every script can be parsed at the browser floor': syntaxProblems,
  'no code from text': evalProblems,
  'no web globals': globalProblems,
  'every import and include finds its file': includeProblems,
  'WXML passes the compiler': wxmlProblems,
  'WXSS passes the compiler': wxssProblems,
  'sizes are within budget': sizeProblems,
}

/** All problems of the package in a folder. */
export function packageProblems(folder: string, budget: SizeBudget): string[] {
  if (!existsSync(path.join(folder, 'app.json'))) {
    return [`${folder} holds no built mini-program: npm run build:weapp`]
  }
  return Object.values(PACKAGE_CHECKS).flatMap(check => check(folder, budget))
}
