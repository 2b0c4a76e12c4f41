import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fromRoot, root } from './root.mjs'

const SOURCES = ['src', 'config', 'babel.config.js', 'package.json', 'package-lock.json', 'tsconfig.json']
/** Files of the other target and of tests, which a build does not read. */
const SKIPPED = { h5: /\.(test|weapp)\.tsx?$/, weapp: /\.(test|h5)\.tsx?$/ }
/** The file without which a build is no build. */
const MAIN_FILE = { h5: 'index.html', weapp: 'app.json' }
const stampOf = target => fromRoot(`dist/.${target}-stamp`)

function* filesBelow(file) {
  if (!fs.existsSync(file)) return
  if (!fs.statSync(file).isDirectory()) {
    yield file
    return
  }
  const names = fs.readdirSync(file).sort()
  for (const name of names) yield* filesBelow(path.join(file, name))
}

/** One hash over names and contents of files and folders below the root; `skip` leaves files out. */
export function hashOf(parts, skip = () => false) {
  const hash = createHash('sha256')
  for (const part of parts) {
    for (const file of filesBelow(fromRoot(part))) {
      if (!skip(file)) {
        hash.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file)).update('\0')
      }
    }
  }
  return hash.digest('hex')
}

/** Hash of everything that a target's build is made from; for the mini-program the address that it calls, too. */
export function sourceHash(target) {
  const hash = hashOf(SOURCES, file => SKIPPED[target].test(file))
  return target === 'weapp' ? `${hash} ${process.env.API_ORIGIN ?? ''}` : hash
}

/** Whether dist/<target> is there and was built from the sources as they are now. */
export function isCurrent(target) {
  const stamp = stampOf(target)
  return (
    fs.existsSync(fromRoot('dist', target, MAIN_FILE[target])) &&
    fs.existsSync(stamp) &&
    fs.readFileSync(stamp, 'utf8') === sourceHash(target)
  )
}

/** Forgets what dist/<target> was built from. */
export function clearStamp(target) {
  fs.rmSync(stampOf(target), { force: true })
}

/** Notes what dist/<target> was built from: the hash taken before the build began. */
export function writeStamp(target, hash) {
  fs.writeFileSync(stampOf(target), hash)
}
