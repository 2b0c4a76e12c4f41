import { inflateSync } from 'node:zlib'

/** What does something by itself when staff open the file, or carries another file along (PDF 32000-1, 12.6 and 7.11). */
const ACTIVE = ['JavaScript', 'JS', 'Launch', 'SubmitForm', 'ImportData', 'RichMedia', 'EmbeddedFile', 'XFA']
const ACTIVE_NAME = new RegExp(`/(?:${ACTIVE.join('|')})(?![A-Za-z0-9])`)

/** So much of objects packed into streams is unpacked; a file that packs more is not looked through. */
const MAX_UNPACKED = 32 * 1024 * 1024

const STREAM = /stream\r?\n/g

/** A name may be written with any of its letters as `#4A`. */
const plainNames = (text: string) =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))

/** The objects of a file as text: what lies between its streams, and the streams that hold objects. `undefined`: not to be read. */
function objectsOf(bytes: Buffer): string | undefined {
  const text = bytes.toString('latin1')
  const parts: string[] = []
  let [from, left] = [0, MAX_UNPACKED]
  for (const { 0: opening, index } of text.matchAll(STREAM)) {
    if (index < from) continue
    const end = text.indexOf('endstream', index)
    if (end < 0) break
    const between = text.slice(from, index)
    parts.push(between)
    const dictionary = plainNames(between.slice(between.lastIndexOf(' obj')))
    if (dictionary.includes('/ObjStm')) {
      try {
        const packed = bytes.subarray(index + opening.length, end)
        const unpacked = /\/Fl(ateDecode)?\b/.test(dictionary)
          ? inflateSync(packed, { maxOutputLength: left })
          : packed
        left -= unpacked.length
        parts.push(unpacked.toString('latin1'))
      } catch {
        return undefined
      }
    }
    from = end
  }
  parts.push(text.slice(from))
  return plainNames(parts.join('\n'))
}

/** Why a PDF is not taken; `undefined` where nothing in it acts by itself and all of it can be looked through. */
export function pdfComplaint(bytes: Buffer): string | undefined {
  const objects = objectsOf(bytes)
  if (objects === undefined || /\/Encrypt(?![A-Za-z0-9])/.test(objects)) {
    return 'PDF已加密或无法核验，请另存为未加密的PDF后再上传'
  }
  if (ACTIVE_NAME.test(objects)) return 'PDF含有脚本或附件，请另存为普通PDF后再上传'
  return undefined
}
