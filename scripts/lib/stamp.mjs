import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fromRoot, root } from './root.mjs'

const H5_SOURCES = ['src', 'config', 'babel.config.js', 'package.json', 'package-lock.json', 'tsconfig.json']
const H5_STAMP = fromRoot('dist/.h5-stamp')

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

/** Hash of everything the H5 build is made from. */
export function h5SourceHash() {
  return hashOf(H5_SOURCES, file => /\.test\.tsx?$|\.weapp\.tsx?$/.test(file))
}

/** Whether dist/h5 is there and was built from the sources as they are now. */
export function isH5Current() {
  return (
    fs.existsSync(fromRoot('dist/h5/index.html')) &&
    fs.existsSync(H5_STAMP) &&
    fs.readFileSync(H5_STAMP, 'utf8') === h5SourceHash()
  )
}

/** Forgets what dist/h5 was built from. */
export function clearH5Stamp() {
  fs.rmSync(H5_STAMP, { force: true })
}

/** Notes what dist/h5 was built from: the hash taken before the build began. */
export function writeH5Stamp(hash) {
  fs.writeFileSync(H5_STAMP, hash)
}
