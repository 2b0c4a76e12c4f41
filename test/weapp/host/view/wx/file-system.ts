import type { ApiParts, Callbacks } from './call'
import { type Files } from './files'

interface ReadOptions extends Callbacks {
  readonly filePath: string
  readonly encoding?: string
  readonly position?: number
  readonly length?: number
}

/** `wx.getFileSystemManager()`: its functions take callbacks and answer nothing. */
export function fileSystemApi({ realm, problems, later }: ApiParts, files: Files): object {
  const answer = (name: string, { success, fail, complete }: Callbacks, work: () => object) => {
    const give = (callback: ((value: unknown) => void) | undefined, value: object) => {
      if (callback) later(() => problems.guard(`callback of ${name}`, () => callback(value)))
    }
    const settle = (callback: typeof success, value: object) => {
      give(callback, value)
      give(complete, value)
    }
    try {
      settle(success, Object.assign(realm.parse(`{"errMsg":"${name}:ok"}`) as object, work()))
    } catch (error) {
      const errMsg = `${name}:fail ${(error as Error).message}`
      settle(fail, realm.parse(JSON.stringify({ errMsg })) as object)
    }
  }
  const bytesOf = (filePath: string, does: string) => {
    if (!files.has(filePath)) throw new Error(`no such file or directory, ${does} ${filePath}`)
    return files.bytes(filePath)
  }
  const read = ({ filePath, encoding, position = 0, length }: ReadOptions) => {
    const bytes = bytesOf(filePath, 'open')
    const end = position + (length ?? bytes.length - position)
    // A part has to lie within the file.
    if (position < 0 || position >= bytes.length) throw new Error('the value of "position" is out of range.')
    if (end > bytes.length || end <= position) throw new Error('the value of "length" is out of range.')
    const part = bytes.slice(position, end)
    if (encoding === undefined) {
      return { data: realm.bytes(Array.from(part, character => character.charCodeAt(0))) }
    }
    if (encoding !== 'base64') throw new Error('the host reads base64 and bytes only')
    return { data: btoa(part) }
  }
  return {
    writeFileSync: (path: string, data: string, encoding = 'utf8') => files.write(path, data, encoding),
    readFile: (options: ReadOptions) => answer('readFile', options, () => read(options)),
    getFileInfo: (options: ReadOptions) =>
      answer('getFileInfo', options, () => ({ size: bytesOf(options.filePath, 'open').length })),
    unlink: (options: ReadOptions) =>
      answer('unlink', options, () => {
        bytesOf(options.filePath, 'unlink')
        files.remove(options.filePath)
        return {}
      }),
  }
}
