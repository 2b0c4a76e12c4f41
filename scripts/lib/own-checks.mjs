import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { projectFiles } from './project-files.mjs'
import { fromRoot } from './root.mjs'

const LICENCES = ['MIT', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'ISC']
/** Weak copyleft is fine for a tool that never reaches a customer. */
const DEV_LICENCES = [...LICENCES, 'MPL-2.0']
const REGISTRY = /\bregistry\.(?:[a-z0-9-]+\.)+[a-z]{2,}\b|\bregistry\.(?:npm[a-z]*)\b/i
const TEXT_MAX_BYTES = 4_000_000

function readJson(name) {
  return JSON.parse(fs.readFileSync(fromRoot(name), 'utf8'))
}

/** Folders with packages of their own: the product and the parts of the benchmark. */
function packageFolders() {
  return projectFiles()
    .filter(name => path.basename(name) === 'package-lock.json')
    .map(name => path.dirname(name))
}

/** Packages that an entry of the lock asks for and that the lock does not have: npm refuses such a lock. */
function missingPackages(packages) {
  const known = new Set(Object.keys(packages).map(place => place.split('node_modules/').at(-1)))
  const wanted = Object.values(packages).flatMap(entry =>
    Object.keys({ ...entry.dependencies, ...entry.optionalDependencies }),
  )
  return [...new Set(wanted)].filter(name => !known.has(name))
}

/**
 * Every package-lock.json names packages by version and hash (an address in it would tie the project to one mirror), and is
 * the lock of the package.json beside it as it stands.
 */
export function lockfileProblems(folders = packageFolders()) {
  return folders.flatMap(folder => {
    const name = path.join(folder, 'package-lock.json')
    const text = fs.readFileSync(fromRoot(name), 'utf8')
    const wanted = readJson(path.join(folder, 'package.json'))
    const { packages } = JSON.parse(text)
    const locked = packages['']
    const missing = missingPackages(packages)
    const differs = field => !isDeepStrictEqual({ ...wanted[field] }, { ...locked[field] })
    const stale = ['dependencies', 'devDependencies', 'engines'].filter(differs)
    return [
      ...(/"resolved": "[^"]*:/.test(text) ? [`${name} has "resolved" addresses: see .npmrc`] : []),
      ...(missing.length > 0
        ? [
            `${name} lacks ${missing.join(', ')}: enter version, os, cpu and optional by hand where the registry has none`,
          ]
        : []),
      ...(stale.length > 0
        ? [`${name} has other ${stale.join(' and ')}: run "npm install" in its folder`]
        : []),
    ]
  })
}

/** The mirror this machine's npm is set to, where it has a name of its own. */
function configuredHost() {
  try {
    const stdio = ['ignore', 'pipe', 'ignore']
    const address = execFileSync('npm', ['config', 'get', 'registry'], {
      encoding: 'utf8',
      stdio,
      timeout: 20_000,
    })
    const { hostname } = new URL(address.trim())
    return hostname === 'localhost' || /^[\d.:[\]]+$/.test(hostname) ? undefined : hostname
  } catch {
    return undefined
  }
}

/** No file of the project names where packages are downloaded from: that is each machine's own setting. */
export function addressProblems(files = projectFiles(), host = configuredHost()) {
  return files.flatMap(name => {
    const stat = fs.statSync(fromRoot(name))
    if (!stat.isFile() || stat.size > TEXT_MAX_BYTES) return []
    const text = fs.readFileSync(fromRoot(name), 'utf8')
    const found = host !== undefined && text.includes(host) ? host : REGISTRY.exec(text)?.[0]
    return found === undefined ? [] : [`${name}: names a package registry's host`]
  })
}

/** `(MIT OR Apache-2.0)` is a choice: one acceptable licence is enough. `AND` asks for all of them. */
function isAccepted(licence, accepted) {
  const text = typeof licence === 'string' ? licence : (licence?.type ?? '')
  const choices = text.replace(/[()]/g, '').split(/ OR /i)
  return choices.some(choice => choice.split(/ AND /i).every(part => accepted.includes(part.trim())))
}

/** Direct dependencies carry licences that allow a closed product. */
export function licenceProblems() {
  const { dependencies, devDependencies } = readJson('package.json')
  const problems = (names, accepted) =>
    names.flatMap(name => {
      const { license } = readJson(`node_modules/${name}/package.json`)
      return isAccepted(license, accepted) ? [] : [`${name}: licence ${JSON.stringify(license)}`]
    })
  return [
    ...problems(Object.keys(dependencies), LICENCES),
    ...problems(Object.keys(devDependencies), DEV_LICENCES),
  ]
}
