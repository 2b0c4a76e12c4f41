import fs from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const TEXT = /\.(m?js|css|html|svg|json)$/
const MIN_BYTES = 1024
const AT_ONCE = 4
const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

async function compressFile(file) {
  const content = await fs.readFile(file)
  if (content.length <= MIN_BYTES) return
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
    [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  await fs.writeFile(`${file}.br`, await brotli(content, { params }))
  await fs.writeFile(`${file}.gz`, await gzip(content, { level: 9 }))
}

/** Writes a `.br` and a `.gz` beside every text file above 1 KB, so that a server need not compress at all. */
export async function compressFolder(folder) {
  const names = await fs.readdir(folder, { recursive: true })
  const files = names.filter(name => TEXT.test(name)).map(name => path.join(folder, name))
  const worker = async () => {
    for (let file = files.pop(); file; file = files.pop()) await compressFile(file)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
