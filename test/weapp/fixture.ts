import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after } from 'node:test'

/** Texts of files by path; `undefined` leaves one out. */
export type Files = Readonly<Record<string, string | undefined>>

/** Folders for the files of a test; all of them go when the tests of the file are over. */
export function useFolders(): (files: Files) => string {
  const folders: string[] = []
  after(() => folders.forEach(folder => rmSync(folder, { recursive: true, force: true })))
  return files => {
    const folder = mkdtempSync(path.join(tmpdir(), 'weapp-'))
    folders.push(folder)
    for (const [file, text] of Object.entries(files)) {
      if (text === undefined) continue
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      writeFileSync(path.join(folder, file), text)
    }
    return folder
  }
}
