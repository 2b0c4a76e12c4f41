import { execFileSync } from 'node:child_process'
import path from 'node:path'

/** A PDF as pdf.js reads it; points for all measures. */
export interface ReadPdf {
  readonly version: string
  readonly title: string
  readonly pages: readonly {
    readonly width: number
    readonly height: number
    readonly lines: readonly { readonly text: string; readonly x: number; readonly width: number }[]
  }[]
}

/** Reads a PDF; throws when pdf.js finds it broken, and after ten seconds. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const output = execFileSync(process.execPath, [path.join(__dirname, 'read-pdf.mjs')], {
    input: bytes,
    timeout: 10_000,
    maxBuffer: 16_000_000,
  })
  return JSON.parse(output.toString()) as ReadPdf
}
